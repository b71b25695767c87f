import { isObject, listOf, memberOf } from '../../../../src/format/value/isObject.ts'
import type { AuditRecord } from '../../../api/auditApi.ts'
import type { OpenChange } from '../../../api/changeApi.ts'

/** An edit as it went out, with the value that was live before it. */
interface PublishedEdit {
  readonly fact: string
  readonly before: unknown
  readonly after: unknown
  readonly actor: string
}

interface Ended {
  readonly change: Pick<OpenChange, 'name' | 'owner'>
  readonly actor: string
  readonly at: string
}

/** End of a change that is not open any more; `unknown` where the log says nothing of it. */
export type ChangeOutcome =
  | ({
      readonly kind: 'published'
      readonly seq: number
      readonly reason: string
      readonly edits: readonly PublishedEdit[]
    } & Ended)
  | ({ readonly kind: 'dropped' } & Ended)
  | { readonly kind: 'unknown' }

/** @param entries those of the audit that name the change, newest first */
export function changeOutcome(id: string, entries: readonly AuditRecord[]): ChangeOutcome {
  for (const { action, subject, actor, at, reason, details } of entries) {
    const { seq, change, edits } = details
    if (action === 'release.publish' && typeof seq === 'number' && memberOf(change, 'id') === id)
      return { kind: 'published', seq, reason, actor, at, change: nameIn(change), edits: listOf(edits).flatMap(editIn) }
    if (action === 'change.drop' && subject === `change:${id}`)
      return { kind: 'dropped', actor, at, change: nameIn(details) }
  }
  return { kind: 'unknown' }
}

function nameIn(change: unknown): Ended['change'] {
  const text = (key: string): string => {
    const value = memberOf(change, key)
    return typeof value === 'string' ? value : ''
  }
  return { name: text('name'), owner: text('owner') }
}

function editIn(edit: unknown): readonly PublishedEdit[] {
  if (!isObject(edit)) return []
  const { fact, value, replaces, actor } = edit
  return typeof fact === 'string' && typeof actor === 'string' ? [{ fact, before: replaces, after: value, actor }] : []
}
