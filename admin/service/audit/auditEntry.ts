import type { Clock } from '../Clock.ts'
import type { AuditEntry } from '../audit/AuditRecord.ts'

/** Makes entries of what people do to accounts, dated now. */
export function auditEntry(
  clock: Clock,
): (actor: string, action: string, subject: string, details?: AuditEntry['details']) => AuditEntry {
  return (actor, action, subject, details = {}) => ({
    at: new Date(clock.now()).toISOString(),
    actor,
    action,
    subject,
    reason: '',
    details,
  })
}
