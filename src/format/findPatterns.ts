import { parseDocument, toPointer } from './check/Document.ts'
import { documentAt } from './documentAt.ts'
import type { Issue } from './Issue.ts'
import { isObject } from './value/isObject.ts'
import type { Path } from './shape/JsonShape.ts'
import type { SourceFile } from './SourceFile.ts'

/** A regular expression that members' typing is held to, and where it is written. */
export interface FoundPattern {
  readonly pattern: string
  readonly path: Path
  readonly file: SourceFile
}

/** The patterns of files that were searched: nearly all are the same from one draft to the next. */
const searched = new WeakMap<SourceFile, readonly FoundPattern[]>()

/** The patterns of all forms in screens that are sound. */
export function findPatterns(files: readonly SourceFile[]): readonly FoundPattern[] {
  return files.flatMap((file) => {
    const found = searched.get(file) ?? patternsOf(file, files)
    searched.set(file, found)
    return found
  })
}

function patternsOf(file: SourceFile, files: readonly SourceFile[]): readonly FoundPattern[] {
  if (!file.path.startsWith('screens/') || !file.text.includes('"pattern"')) return []
  return patternsIn(documentAt(files, file.path), []).map((found) => ({ ...found, file }))
}

/** Where a pattern is in its file, as issues say it. Parses the file again, with lines: only for what is reported. */
export function placeOfPattern({ file, path }: FoundPattern): Pick<Issue, 'document' | 'path' | 'line' | 'column'> {
  const parsed = parseDocument(file)
  const [found] =
    'document' in parsed ? [parsed.document.issue({ path, code: 'form-schema', message: '' })] : parsed.issues
  return { document: file.path, path: toPointer(path), line: found?.line ?? 1, column: found?.column ?? 1 }
}

function patternsIn(value: unknown, path: Path): readonly Omit<FoundPattern, 'file'>[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => patternsIn(item, [...path, index]))
  if (!isObject(value)) return []
  const { schema } = value
  const own =
    value['type'] === 'form' && isObject(schema) && isObject(schema['properties'])
      ? Object.entries(schema['properties'])
      : []
  return [
    ...own.flatMap(([name, field]) =>
      isObject(field) && typeof field['pattern'] === 'string'
        ? [{ pattern: field['pattern'], path: [...path, 'schema', 'properties', name, 'pattern'] }]
        : [],
    ),
    ...Object.entries(value).flatMap(([key, item]) => (key === 'schema' ? [] : patternsIn(item, [...path, key]))),
  ]
}
