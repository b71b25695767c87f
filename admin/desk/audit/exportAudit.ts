import type { AuditEntry } from '../api/answers.ts'

const columns = ['id', 'at', 'actor', 'action', 'subject', 'reason', 'details', 'prevHash', 'hash'] as const satisfies readonly (keyof AuditEntry)[]

/** As RFC 4180 has it; with the hashes, so that the chain can be checked elsewhere. */
export function asCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => columns.map((column) => quoted(column === 'details' ? JSON.stringify(entry.details) : String(entry[column]))))
  return `${[[...columns], ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

export function asJson(entries: readonly AuditEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`
}

/** What begins like a formula is text all the same: a spreadsheet would run it. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
