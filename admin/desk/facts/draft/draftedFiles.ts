import { isFactOf } from '../../../../src/format/fact.ts'
import { applyEdits, type Edit } from '../../../../src/format/overlay.ts'
import type { SourceFile } from '../../../../src/format/SourceFile.ts'
import type { DraftSnapshot } from './Draft.ts'

/** The documents with the live edits and the draft merged in, as a publish would check them. */
export function draftedFiles({ shipped, overlay, edits }: DraftSnapshot): readonly SourceFile[] {
  const merged = new Map<string, Edit>(overlay.map((edit) => [edit.fact, edit]))
  for (const { fact, value, replaces } of edits.values()) {
    const hidesShipped = value === null && !merged.has(fact) && isFactOf('notice', fact)
    if (value === null && !hidesShipped) merged.delete(fact)
    else merged.set(fact, { fact, value, replaces })
  }
  return applyEdits(shipped.files, [...merged.values()]).files
}

/** The same documents with another text for one of them. */
export function withText(files: readonly SourceFile[], path: string, text: string): readonly SourceFile[] {
  return files.map((file) => (file.path === path ? { path, text } : file))
}
