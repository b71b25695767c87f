import { parseDocument, type Document, type WrittenPlace } from '../format/check/Document.ts'
import { valueAt } from '../format/check/valueAt.ts'
import { isPartFile } from '../format/parts/usersOf.ts'
import { writeOut } from '../format/parts/writeOut.ts'
import type { Path } from '../format/shape/JsonShape.ts'
import type { SourceFile } from '../format/SourceFile.ts'
import { isObject, memberOf } from '../format/value/isObject.ts'

interface FoundBlock {
  /** Place where it is written, then each use of a part that leads there. */
  readonly places: readonly WrittenPlace[]
  /** The block, written out. */
  readonly value: unknown
  /** The sources of its screen, written out. */
  readonly sources: unknown
}

/**
 * Where the block of a screen with this id is written. Not by its place in the compiled screen: compiling takes out what
 * is switched off, and what comes after it moves up.
 * @param screen path of its document
 * @param id of the block; empty for the screen itself
 */
export function findBlock(files: readonly SourceFile[], screen: string, id: string): FoundBlock | undefined {
  const parsed = new Map<string, Document>()
  const unreadable = new Set<string>()
  for (const file of files.filter(({ path }) => path === screen || isPartFile(path))) {
    const result = parseDocument(file)
    if ('document' in result) parsed.set(file.path, result.document)
    else unreadable.add(file.path)
  }
  const document = writeOut(parsed, unreadable, () => {}).documents.get(screen)
  const at = document && (id === '' ? [] : pathTo(document.value, id, []))
  if (!document || !at) return undefined
  return {
    places: document.wayTo?.(at) ?? [document.issue({ path: at, code: 'shape', message: '' })],
    value: valueAt(document.value, at),
    sources: memberOf(document.value, 'sources'),
  }
}

function pathTo(value: unknown, id: string, path: Path): Path | undefined {
  if (path.length > 0 && memberOf(value, 'id') === id && typeof memberOf(value, 'type') === 'string') return path
  for (const [key, inner] of Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : []) {
    const found = pathTo(inner, id, [...path, key])
    if (found) return found
  }
  return undefined
}
