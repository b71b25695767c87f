import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { AuditEntry } from './AuditRecord.ts'

/** Hash before the first entry. */
export const CHAIN_START = '0'.repeat(64)

/** Hash of one link, over canonical JSON (RFC 8785) so that every store agrees on the bytes. */
export function chainHash(id: number, entry: AuditEntry, prevHash: string): string {
  const { at, actor, action, subject, reason, details } = entry
  const text = canonicalize({ id, at, actor, action, subject, reason, details, prevHash }) ?? ''
  return createHash('sha256').update(text).digest('hex')
}
