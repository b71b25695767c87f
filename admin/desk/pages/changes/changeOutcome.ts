import { memberOf } from '../../../../src/format/value/isObject.ts'
import type { ListedEntry } from '../../../api/auditApi.ts'
import type { OpenChange } from '../../../api/changeApi.ts'

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
      readonly entry: ListedEntry
    } & Ended)
  | ({ readonly kind: 'dropped' } & Ended)
  | { readonly kind: 'unknown' }

/** @param entries those of the audit that name the change, newest first */
export function changeOutcome(id: string, entries: readonly ListedEntry[]): ChangeOutcome {
  for (const entry of entries) {
    const { action, subject, actor, at, reason, details } = entry
    const { seq, change } = details
    if (action === 'release.publish' && typeof seq === 'number' && memberOf(change, 'id') === id)
      return { kind: 'published', seq, reason, actor, at, change: nameIn(change), entry }
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
