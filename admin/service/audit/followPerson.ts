import { isRole, type Role } from '../../api/accountApi.ts'
import type { AuditRecord } from '../../api/auditApi.ts'

/** An operator as the log describes them. */
export interface LoggedPerson {
  readonly role: Role
  readonly disabled: boolean
  readonly secondFactor: boolean
}

/** Applies an entry of the log; the operators' table has to equal the result of all entries in order. */
export function followPerson(people: Map<string, LoggedPerson>, { action, subject, details }: AuditRecord): void {
  const before = people.get(subject)
  const { role, disabled } = details
  if (action === 'operator.join' && isRole(role)) people.set(subject, { role, disabled: false, secondFactor: false })
  if (before === undefined) return
  if (action === 'operator.change')
    people.set(subject, {
      ...before,
      ...(isRole(role) && { role }),
      ...(typeof disabled === 'boolean' && { disabled }),
    })
  if (action === 'second-factor.on') people.set(subject, { ...before, secondFactor: true })
  if (action === 'second-factor.off' || action === 'second-factor.reset')
    people.set(subject, { ...before, secondFactor: false })
}
