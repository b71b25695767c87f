import { BYTE_ORDER_MARK } from '../../../src/format/text/byteOrderMark.ts'
import type { AuditFilter, AuditStore } from '../store/rows/auditRows.ts'
import type { AuditRecord } from '../../api/auditApi.ts'
import type { AuditFormat } from '../../api/auditApi.ts'

/** Read at once. */
const BATCH = 500
const columns = [
  'id',
  'at',
  'actor',
  'action',
  'subject',
  'reason',
  'details',
  'prevHash',
  'hash',
] as const satisfies readonly (keyof AuditRecord)[]

interface Shape {
  readonly start: string
  readonly row: (record: AuditRecord) => string
  readonly between: string
  readonly end: string
}

const shapes: Readonly<Record<AuditFormat, Shape>> = {
  csv: { start: `${BYTE_ORDER_MARK}${columns.join(',')}\r\n`, row: csvRow, between: '', end: '' },
  json: { start: '[\n', row: (record) => JSON.stringify(record), between: ',\n', end: '\n]\n' },
}

/**
 * Every matching entry, newest first, as a table by RFC 4180 with the mark by which Excel reads it as UTF-8, or as a JSON list; with the hashes, so that the chain can
 * be checked elsewhere.
 */
export async function* exportAudit(
  store: Pick<AuditStore, 'listAudit'>,
  filter: AuditFilter,
  format: AuditFormat,
): AsyncGenerator<string> {
  const { start, row, between, end } = shapes[format]
  // With the first rows, not before them: a refusal of the store is then still an answer and not a file that was cut
  // off.
  let next = start
  for await (const batch of batches(store, filter)) {
    yield `${next}${batch.map(row).join(between)}`
    next = between
  }
  yield `${next === start ? start : ''}${end}`
}

async function* batches(
  store: Pick<AuditStore, 'listAudit'>,
  filter: AuditFilter,
): AsyncGenerator<readonly AuditRecord[]> {
  let before: number | undefined
  for (;;) {
    const batch = await store.listAudit({ ...filter, limit: BATCH, ...(before !== undefined && { before }) })
    if (batch.length > 0) yield batch
    before = batch.at(-1)?.id
    if (batch.length < BATCH) return
  }
}

function csvRow(record: AuditRecord): string {
  return `${columns.map((column) => quoted(column === 'details' ? JSON.stringify(record.details) : String(record[column]))).join(',')}\r\n`
}

/**
 * Text that begins like a formula is quoted: a spreadsheet would run it, even after spaces or as a full-width
 * character.
 */
function quoted(text: string): string {
  const safe = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
