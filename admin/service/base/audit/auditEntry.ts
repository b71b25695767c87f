import type { AuditEntry } from './AuditRecord.ts'

/** Makes entries of what people do, dated now. */
export function auditEntry(clock: {
  now(): number
}): (actor: string, action: string, subject: string, details?: AuditEntry['details']) => AuditEntry {
  return (actor, action, subject, details = {}) => ({
    at: new Date(clock.now()).toISOString(),
    actor,
    action,
    subject,
    reason: '',
    details,
  })
}
