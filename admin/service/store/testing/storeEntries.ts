import type { AuditEntry } from '../audit/AuditRecord.ts'

/** What the stores' conformance suites write down, and when. */
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
