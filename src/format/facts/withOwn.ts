import { parseFact } from '../fact.ts'
import { applyEdits, type Edit } from '../overlay.ts'
import type { SourceFile } from '../SourceFile.ts'
import { isOwn } from './mayAdd.ts'

/** The edits that add texts and dialogs of operators' own, or take them away. */
export function ownEdits<E extends { readonly fact: string }>(edits: readonly E[]): readonly E[] {
  return edits.filter(({ fact }) => isOwn(parseFact(fact)))
}

/**
 * Documents with what edits add of operators' own, and nothing else of the edits: where its names are looked up. What
 * does not change is the same file.
 */
export function withOwn(files: readonly SourceFile[], edits: readonly Edit[]): readonly SourceFile[] {
  const own = ownEdits(edits)
  if (own.length === 0) return files
  const texts = new Map(applyEdits(files, own).files.map(({ path, text }) => [path, text]))
  return files.map((file) => {
    const text = texts.get(file.path) ?? file.text
    return text === file.text ? file : { ...file, text }
  })
}
