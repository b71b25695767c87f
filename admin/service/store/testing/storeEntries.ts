import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { NewChange } from '../rows/changeRows.ts'
import type { NewRelease } from '../rows/releaseRows.ts'
import type { Session } from '../rows/sessionRows.ts'
import type { Store } from '../Store.ts'
import type { Role } from '../../../api/accountApi.ts'

/** The entries that the suites of all stores write, and when. */
export const at = '2026-03-02T05:00:00.000Z'
export const later = '2026-03-02T06:00:00.000Z'
export const entry: AuditEntry = {
  at,
  actor: 'mina',
  action: 'test',
  subject: 'x',
  reason: 'because',
  details: { n: 1 },
}

export const invitation = {
  tokenHash: 'hash',
  name: null,
  role: 'owner',
  createdBy: 'system',
  createdAt: at,
  expiresAt: later,
  operatorId: null,
} as const

export function newRelease(expectedSeq: number, more: Partial<NewRelease> = {}): NewRelease {
  return {
    plan: 1,
    sha: `sha-${expectedSeq + 1}`,
    baseline: 'base',
    overlay: [],
    kind: 'publish',
    actor: 'mina',
    reason: 'because',
    createdAt: at,
    expectedSeq,
    published: [],
    audit: { ...entry, action: 'release.publish' },
    // Of the one fact that the suites schedule.
    values: { a: null },
    ...more,
  }
}

export function addChange(store: Store, id: string, more: Partial<NewChange> = {}): Promise<void> {
  return store.addChange({ id, name: '', owner: 'mina', createdAt: at, ...more }, { ...entry, action: 'change.add' })
}

/** Answers the operator's id. */
export async function addOperator(store: Store, name: string, role: Role = 'owner'): Promise<number> {
  await store.addInvitation({ ...invitation, tokenHash: name, role }, entry)
  return (await store.acceptInvitation(name, { name, passwordHash: 'p' }, at, entry)).id
}

export function newSession(operatorId: number, idHash: string): Session {
  return { idHash, operatorId, createdAt: at, seenAt: at, ip: '127.0.0.1', agent: 'a browser' }
}
