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
    // What the edits leave alone is there on the other side; only the names of those travel.
    return { ...rest, files: files.map((file) => (shipped.get(file.path) === file ? file.path : file)) }
  },
  checkFacts: (edits) => checkFacts(parts, edits),
  compareEdits: ({ from, to }) => compareEdits(parts, from, to),
})
