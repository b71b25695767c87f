import type { Edit } from '../Format.ts'
import { createWarmWorker } from '../background/createWarmWorker.ts'
import type { CompileAnswer, CompileData, CompileRequest } from './CompileMessage.ts'
import type { CheckFacts, Compile } from './compileOverlay.ts'

export interface Compiler {
  readonly compile: Compile
  readonly checkFacts: CheckFacts
  close(): Promise<void>
}

/** Far above what any documents within the limits take. */
const LIMITS = { memoryMb: 1024, computingMs: 60_000, waitingMs: 300_000 }

/** Checks and compiles in a worker: an operator who looks at a draft must not hold up members, who are served by this thread. */
export function createCompiler(data: CompileData): Compiler {
  const worker = createWarmWorker<CompileRequest, CompileAnswer>({
    script: new URL('./compileWorker.ts', import.meta.url),
    name: 'check',
    data,
    ...LIMITS,
  })
  const shipped = new Map(data.baseline.files.map((file) => [file.path, file]))
  // Who made an edit, and when, is nothing to the worker.
  const ask = (edits: readonly Edit[], isCompiled: boolean): Promise<CompileAnswer> =>
    worker.ask({ edits: edits.map(({ fact, value, replaces }) => ({ fact, value, replaces })), isCompiled })
  return {
    checkFacts: async (edits) => (await ask(edits, false)).issues,
    async compile(edits) {
      const { files, ...rest } = await ask(edits, true)
      return { ...rest, files: files.flatMap((file) => (typeof file === 'string' ? (shipped.get(file) ?? []) : file)) }
    },
    close: () => worker.close(),
  }
}
