import { workerData } from 'node:worker_threads'
import { createFormat } from '../createFormat.ts'
import type { SourceFile } from '../../base/Format.ts'
import { answerWork } from '../../base/background/answerWork.ts'
import type { CompileData, CompileWorks } from './CompileMessage.ts'
import { checkFacts, compareEdits, compileOverlay } from './compileHere.ts'

const { baseline, host }: CompileData = workerData
const parts = { format: createFormat(host), baseline }
const shipped = new Map(baseline.files.map((file): [string, SourceFile] => [file.path, file]))
/** Addresses of the files of the release that was answered last. */
let before: ReadonlySet<string> = new Set()

answerWork<CompileWorks>({
  compile(edits) {
    const { files, release, ...rest } = compileOverlay(parts, edits)
    // The other side has what the edits leave alone; for that only the names are sent.
    const answer = { ...rest, files: files.map((file) => (shipped.get(file.path) === file ? file.path : file)) }
    if (release === undefined) return answer
    const sent = [...release.files].map(([address, text]) =>
      before.has(address) ? ([address] as const) : ([address, text] as const),
    )
    before = new Set(release.files.keys())
    return { ...answer, release: { ...release, files: sent } }
  },
  checkFacts: (edits) => checkFacts(parts, edits),
  compareEdits: ({ from, to }) => compareEdits(parts, from, to),
})
