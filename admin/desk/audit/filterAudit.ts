import type { AuditEntry } from '../api/answers.ts'

export interface AuditFilter {
  /** Words that the entry holds, in any order. */
  readonly search: string
  /** Empty is everybody. */
  readonly actor: string
  /** The action; empty is every one. */
  readonly kind: string
}

export function filterAudit(entries: readonly AuditEntry[], { search, actor, kind }: AuditFilter): readonly AuditEntry[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if ((actor !== '' && entry.actor !== actor) || (kind !== '' && entry.action !== kind)) return false
    const text = `${entry.actor} ${entry.action} ${entry.subject} ${entry.reason} ${JSON.stringify(entry.details)}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
