import {
  type AuditFilter,
  type AuditRecord,
  type ListedEntry,
  membersActions,
  outcomeActions,
} from '../../api/auditApi.ts'
import type { DeskCalls } from '../../api/deskCalls.ts'
import type { Called } from './fakeSchedules.ts'

/**
 * @param log the entries so far, newest first
 * @param add another one, with this as its reason
 */
export function createFakeAudit(
  log: () => readonly ListedEntry[],
  add: (action: string, reason: string) => AuditRecord,
  called: Called,
): Pick<DeskCalls, 'audit' | 'addNote' | 'auditNames' | 'exportAudit' | 'verifyAudit'> {
  const notes = new Map<string, AuditRecord>()
  return {
    audit: ({ querystring: { before, limit = 50, ...filter } = {} } = {}) =>
      called('audit', undefined, () => {
        const found = log().filter((entry) => fits(entry, filter))
        return {
          found: found.length,
          entries: found.filter(({ id }) => before === undefined || id < before).slice(0, limit),
        }
      }),
    addNote: ({ body }) =>
      called('addNote', body, () => {
        const key = `${body.idempotencyKey ?? ''} ${body.text}`
        const note = notes.get(key) ?? add('note', body.text)
        notes.set(key, note)
        return note
      }),
    auditNames: () =>
      called('auditNames', undefined, () => ({
        actors: [...new Set(log().map(({ actor }) => actor))].toSorted(),
        actions: [...new Set(log().map(({ action }) => action))].toSorted(),
      })),
    exportAudit: ({ querystring: { format, ...filter } }) =>
      called(
        'exportAudit',
        { filter, format },
        () => new Blob([JSON.stringify(log().filter((entry) => fits(entry, filter)))]),
      ),
    verifyAudit: () =>
      called('verifyAudit', undefined, () => ({
        ok: true,
        problems: [],
        entries: log().length,
        head: 'f'.repeat(64),
        releases: 1,
        files: 1,
      })),
  }
}

function fits(
  entry: AuditRecord,
  {
    actor = entry.actor,
    action = entry.action,
    from = '',
    until = '~',
    text = '',
    shown,
    fact,
  }: Readonly<Partial<Record<keyof AuditFilter, string | undefined>>>,
): boolean {
  return (
    entry.actor === actor &&
    entry.action === action &&
    (fact === undefined || entry.subject === fact || JSON.stringify(entry.details).includes(JSON.stringify(fact))) &&
    (shown === undefined || (shown === 'members' ? membersActions : outcomeActions).includes(entry.action)) &&
    entry.at >= from &&
    entry.at < until &&
    text.split(' ').every((word) => JSON.stringify(entry).includes(word))
  )
}
