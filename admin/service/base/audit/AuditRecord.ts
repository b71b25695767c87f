/** Action of an operator and its reason; never a password, token or member's data. */
export interface AuditEntry {
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly reason: string
  readonly details: Readonly<Record<string, unknown>>
}
