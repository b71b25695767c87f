import { parseFact } from '../fact.ts'
import { applyEdits, type Edit } from '../overlay.ts'
import type { SourceFile } from '../SourceFile.ts'
import { isOwn } from './mayAdd.ts'

/**
 * Documents with the texts and dialogs of operators' own that edits add or take away, and nothing else of the edits:
 * what these are called is found there. Without any, the same list.
 */
export function withOwn(files: readonly SourceFile[], edits: readonly Edit[]): readonly SourceFile[] {
  const own = edits.filter(({ fact }) => isOwn(parseFact(fact)))
  return own.length === 0 ? files : applyEdits(files, own).files
}
