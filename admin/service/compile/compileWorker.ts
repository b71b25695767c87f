import { workerData } from 'node:worker_threads'
import { createFormat } from '../createFormat.ts'
import type { SourceFile } from '../Format.ts'
import { answerWork } from '../background/answerWork.ts'
import type { CompileAnswer, CompileData, CompileRequest } from './CompileMessage.ts'
import { compileOverlay } from './compileOverlay.ts'

const { baseline, host } = workerData as CompileData
const format = createFormat(host)
const shipped = new Map(baseline.files.map((file): [string, SourceFile] => [file.path, file]))

answerWork(({ edits, isCompiled }: CompileRequest): CompileAnswer => {
  if (!isCompiled) return { files: [], issues: format.applyEdits(baseline.files, edits).issues }
  const { files, ...rest } = compileOverlay({ format, baseline }, edits)
  // What the edits leave alone is there on the other side; only the names of those travel.
  return { ...rest, files: files.map((file) => (shipped.get(file.path) === file ? file.path : file)) }
})
