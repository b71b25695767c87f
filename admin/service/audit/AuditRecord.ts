/** Who did what, and why; never a password, token or member's data. */
export interface AuditEntry {
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly reason: string
  readonly details: Readonly<Record<string, unknown>>
}

/** An entry in the chain: `hash` covers the entry and `prevHash`, so a change anywhere breaks everything after it. */
export interface AuditRecord extends AuditEntry {
  readonly id: number
  readonly prevHash: string
  readonly hash: string
}
