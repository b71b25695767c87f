import { isObject, listOf, memberOf } from '../../../../src/format/value/isObject.ts'
import type { ListedEntry } from '../../../api/auditApi.ts'
import type { OpenChange } from '../../../api/changeApi.ts'

type Named = Pick<OpenChange, 'name' | 'owner'>

/** Outcome of something that an operator made. */
export type ChangeNews = {
  /** Entry of the audit that says so. */
  readonly entry: number
  readonly at: string
  readonly actor: string
} & (
  | { readonly kind: 'published' | 'wentOut'; readonly id: string; readonly change: Named; readonly seq: number }
  | { readonly kind: 'undone'; readonly id: string; readonly change: Named; readonly to: number }
  | { readonly kind: 'takenBack'; readonly facts: readonly string[]; readonly seq: number }
  | { readonly kind: 'dropped' | 'looked'; readonly id: string; readonly change: Named }
  | { readonly kind: 'answered'; readonly id: string; readonly change: Named; readonly text: string }
)

/**
 * Outcomes of the operator's changes by others, or by the clock: the newest of each, newest first.
 * @param entries of what became of changes, newest first
 */
export function changeNews(entries: readonly ListedEntry[], me: string): readonly ChangeNews[] {
  const told = new Set<string>()
  return entries
    .flatMap((entry) => newsIn(entry, entries, me))
    .filter((news) => {
      const about = news.kind === 'takenBack' ? `entry ${news.entry}` : news.id
      const isNew = !told.has(about)
      told.add(about)
      return isNew
    })
}

function newsIn(entry: ListedEntry, entries: readonly ListedEntry[], me: string): readonly ChangeNews[] {
  const { id, at, actor, action, subject, details } = entry
  const said = { entry: id, at, actor }
  const { seq, to, schedule, trial, takesBack, edits, text } = details
  if (action === 'release.rollback')
    return typeof to !== 'number' || typeof seq !== 'number' || actor === me
      ? []
      : entries.flatMap((earlier) => {
          const made = publishOf(earlier, me)
          return made && made.seq > to && made.seq < seq ? [{ ...said, ...made, kind: 'undone' as const, to }] : []
        })
  if (action === 'release.publish' && takesBack !== undefined) {
    const facts = listOf(edits).flatMap((edit) =>
      isObject(edit) && typeof edit['fact'] === 'string' && memberOf(edit['after'], 'actor') === me ? edit['fact'] : [],
    )
    // Who takes back by hand sees it.
    const isNews = facts.length > 0 && typeof seq === 'number' && (actor !== me || schedule !== undefined)
    return isNews ? [{ ...said, kind: 'takenBack', facts, seq }] : []
  }
  if (action === 'release.publish') {
    const made = publishOf(entry, me)
    const isByItself = schedule !== undefined || trial !== undefined
    return made && (isByItself || actor !== me)
      ? [{ ...said, ...made, kind: isByItself ? 'wentOut' : 'published' }]
      : []
  }
  const change = { name: textIn(details, 'name'), owner: textIn(details, 'owner') }
  const about = { ...said, id: subject.replace('change:', ''), change }
  if (change.owner !== me || actor === me) return []
  if (action === 'change.drop') return [{ ...about, kind: 'dropped' }]
  if (action === 'review.done') return [{ ...about, kind: 'looked' }]
  return typeof text === 'string' ? [{ ...about, kind: 'answered', text }] : []
}

/** Release that published a change of the operator, or an edit of theirs in another's. */
function publishOf({ action, details }: ListedEntry, me: string) {
  const { seq, change, edits } = details
  const id = memberOf(change, 'id')
  const named = { name: textIn(change, 'name'), owner: textIn(change, 'owner') }
  const isMine = named.owner === me || listOf(edits).some((edit) => memberOf(edit, 'actor') === me)
  if (action !== 'release.publish' || typeof seq !== 'number' || typeof id !== 'string' || !isMine) return undefined
  return { id, change: named, seq }
}

function textIn(holder: unknown, key: string): string {
  const value = memberOf(holder, key)
  return typeof value === 'string' ? value : ''
}
