import type { AuditFilter } from '../../../api/auditApi.ts'

/** The search above the audit; empty means everything. */
export interface AuditChoice {
  readonly text: string
  readonly actor: string
  readonly action: string
  /** First and last day as the operator's own calendar has them, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
}

export const everything: AuditChoice = { text: '', actor: '', action: '', from: '', to: '' }

/** Filter in the service's terms. */
export function auditFilter({ text, actor, action, from, to }: AuditChoice): AuditFilter {
  const said = { text: text.trim(), actor, action, from: startOf(from, 0), until: startOf(to, 1) }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''))
}

/** The start of a day, or of one some days later: not 24 hours later each, because clocks change. */
function startOf(day: string, later: number): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  return year === undefined ? '' : new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString()
}
