import { isObject, listOf } from '../../../../src/format/value/isObject.ts'
import type { ListedEntry } from '../../../api/auditApi.ts'
import type { NamedEdit } from '../names/editsText.ts'

/** An edit of a release, with the value that was live before it. */
export interface ReleasedEdit extends NamedEdit {
  /** Undefined where a release goes back to what somebody edited once. */
  readonly actor: string | undefined
}

/** Edits of a release: those that differ from the one before, or those that it names itself. */
export function releasedEdits(
  { changed, details }: Pick<ListedEntry, 'changed' | 'details'>,
  shipped: (fact: string) => unknown,
): readonly ReleasedEdit[] {
  if (changed !== undefined)
    return changed.map(({ fact, before, after }) => ({
      fact,
      before: before ?? shipped(fact),
      after: after ?? shipped(fact),
      actor: undefined,
    }))
  return listOf(details['edits']).flatMap((edit) => {
    if (!isObject(edit) || typeof edit['fact'] !== 'string') return []
    const { fact, value, replaces, actor } = edit
    // An edit without a value put back what was shipped.
    const after = value ?? shipped(fact)
    return [{ fact, before: replaces, after, actor: typeof actor === 'string' ? actor : undefined }]
  })
}
