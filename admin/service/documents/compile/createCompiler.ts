import type { Edit } from '../../base/Format.ts'
import { createWarmWorker } from '../../base/background/createWarmWorker.ts'
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
  /** Files of the release that was answered last, by address. */
  let before: ReadonlyMap<string, string> = new Map()

  function textBefore(address: string): string {
    const text = before.get(address)
    if (text === undefined) throw new Error(`The check left out ${address}, which was not in the release before.`)
    return text
  }

  return {
    checkFacts: (edits) => worker.ask('checkFacts', edits.map(bare)),
    compareEdits: (from, to) => worker.ask('compareEdits', { from: from.map(bare), to: to.map(bare) }),
    async compile(edits) {
      const { files, release, ...rest } = await worker.ask('compile', edits.map(bare))
      const answer = {
        ...rest,
        files: files.flatMap((file) => (typeof file === 'string' ? (shipped.get(file) ?? []) : file)),
      }
      if (release === undefined) return answer
      // A new worker has sent every text.
      before = new Map(release.files.map(([address, text]) => [address, text ?? textBefore(address)]))
      return { ...answer, release: { ...release, files: before } }
    },
    close: () => worker.close(),
  }
}

/** The worker needs neither who made an edit nor when. */
function bare({ fact, value, replaces }: Edit): Edit {
  return { fact, value, replaces }
}
