import { writeManual } from '../../format/manual/writeManual.ts'
import type { GeneratedFile } from './GeneratedFile.ts'

/** The manual of the documents. */
export async function manualFile(): Promise<readonly GeneratedFile[]> {
  return Promise.resolve([{ path: 'schemas/reference/MANUAL.md', text: writeManual() }])
}
