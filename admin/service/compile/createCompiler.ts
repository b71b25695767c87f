import type { Edit } from '../Format.ts'
import { createWarmWorker } from '../background/createWarmWorker.ts'
import type { CompileAnswer, CompileData } from './CompileMessage.ts'
import type { Compile } from './compileOverlay.ts'

export interface Compiler {
  readonly compile: Compile
  close(): Promise<void>
}

/** Far above what any documents within the limits take. */
const LIMITS = { memoryMb: 1024, computingMs: 60_000, waitingMs: 300_000 }

/** Checks and compiles in a worker: whoever looks at a draft must not hold up members, who are served by this thread. */
export function createCompiler(data: CompileData): Compiler {
  const worker = createWarmWorker<readonly Edit[], CompileAnswer>({
    script: new URL('./compileWorker.ts', import.meta.url),
    name: 'check',
    data,
    ...LIMITS,
  })
  const shipped = new Map(data.baseline.files.map((file) => [file.path, file]))
  return {
    async compile(edits) {
      const { files, ...rest } = await worker.ask(edits.map(({ fact, value, replaces }) => ({ fact, value, replaces })))
      return { ...rest, files: files.flatMap((file) => (typeof file === 'string' ? (shipped.get(file) ?? []) : file)) }
    },
    close: () => worker.close(),
  }
}
