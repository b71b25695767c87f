import type { Edit } from '../Format.ts'
import { createWarmWorker } from '../background/createWarmWorker.ts'
import type { CompileData, CompileWorks } from './CompileMessage.ts'
import type { Compiler } from './Compiler.ts'

/** Far more than any documents within the limits need. */
const LIMITS = { memoryMb: 1024, computingMs: 60_000, waitingMs: 300_000 }

/** A compiler in a worker: an operator who looks at a draft must not hold up members, who are served by this thread. */
export function createCompiler(data: CompileData): Compiler & { close(): Promise<void> } {
  const worker = createWarmWorker<CompileWorks>({
    script: new URL('./compileWorker.ts', import.meta.url),
    name: 'check',
    data,
    ...LIMITS,
  })
  const shipped = new Map(data.baseline.files.map((file) => [file.path, file]))
  return {
    checkFacts: (edits) => worker.ask('checkFacts', edits.map(bare)),
    compareEdits: (from, to) => worker.ask('compareEdits', { from: from.map(bare), to: to.map(bare) }),
    async compile(edits) {
      const { files, ...rest } = await worker.ask('compile', edits.map(bare))
      return { ...rest, files: files.flatMap((file) => (typeof file === 'string' ? (shipped.get(file) ?? []) : file)) }
    },
    close: () => worker.close(),
  }
}

/** The worker needs neither who made an edit nor when. */
function bare({ fact, value, replaces }: Edit): Edit {
  return { fact, value, replaces }
}
