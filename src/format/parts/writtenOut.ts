import { parseDocument, type Document } from '../check/Document.ts'
import type { SourceFile } from '../SourceFile.ts'
import { layOut } from '../text/layOut.ts'
import { objectOf } from '../value/isObject.ts'
import { writeOut } from './writeOut.ts'

const known = new WeakMap<readonly SourceFile[], readonly SourceFile[]>()

/**
 * The documents as everybody but their authors sees them: without parts, and each screen in full. One that uses none
 * keeps its text.
 */
export function writtenOut(files: readonly SourceFile[]): readonly SourceFile[] {
  if (!files.some(({ path }) => path.startsWith('parts/'))) return files
  const before = known.get(files)
  if (before) return before
  const parsed = new Map<string, Document>()
  for (const file of files) {
    if (!/^(screens|parts)\//.test(file.path)) continue
    const result = parseDocument(file)
    if ('document' in result) parsed.set(file.path, result.document)
  }
  const unreadable = new Set(files.map(({ path }) => path).filter((path) => !parsed.has(path)))
  const { documents } = writeOut(parsed, unreadable, () => {})
  const plain = files
    .filter(({ path }) => !path.startsWith('parts/'))
    .map((file) => {
      const written = documents.get(file.path)
      return written === undefined || written === parsed.get(file.path)
        ? file
        : { ...file, text: layOut(objectOf(written.value)) }
    })
  known.set(files, plain)
  return plain
}
