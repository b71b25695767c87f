import { workerData } from 'node:worker_threads'
import { createFormat } from '../createFormat.ts'
import type { SourceFile } from '../Format.ts'
import { answerWork } from '../background/answerWork.ts'
import type { CompileData, CompileWorks } from './CompileMessage.ts'
import { checkFacts, compareEdits, compileOverlay } from './compileHere.ts'

const { baseline, host }: CompileData = workerData
const parts = { format: createFormat(host), baseline }
const shipped = new Map(baseline.files.map((file): [string, SourceFile] => [file.path, file]))

answerWork<CompileWorks>({
  compile(edits) {
    const { files, ...rest } = compileOverlay(parts, edits)
    // The other side has the files that the edits leave alone; for those only the names are sent.
    return { ...rest, files: files.map((file) => (shipped.get(file.path) === file ? file.path : file)) }
  },
  checkFacts: (edits) => checkFacts(parts, edits),
  compareEdits: ({ from, to }) => compareEdits(parts, from, to),
})
