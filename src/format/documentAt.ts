import type { SourceFile } from './SourceFile.ts'

const known = new WeakMap<SourceFile, unknown>()

/**
 * The value of one of the documents, parsed once for each file: a review asks for many facts of the same few files, and
 * each has up to half a megabyte. Undefined for a document that is missing, and for one that cannot be parsed, which the
 * check reports.
 */
export function documentAt(files: readonly SourceFile[], path: string): unknown {
  const file = files.find((one) => one.path === path)
  if (file === undefined) return undefined
  if (!known.has(file)) known.set(file, parse(file.text))
  return known.get(file)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
