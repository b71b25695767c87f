import { entryNames } from '../content/entryNames.ts'
import type { LedgerRow } from '../history/HistoryRow.ts'
import type { Locale } from '../Locale.ts'
import type { Data } from '../Operations.ts'
import { formatPlatformTime } from '../platformTime.ts'

/** A ledger row as it travels; a row of the downline is signed with its member's name. */
export function ledgerEntry(row: LedgerRow, locale: Locale): Data<'getMoneyChanges'>['data'][number] {
  const name = entryNames[row.kind][locale]
  return {
    id: row.id,
    remark: row.name ? `${name} · ${row.name}` : name,
    money: row.money.toFixed(),
    money_after: row.after.toFixed(),
    ...(row.currency === 'USDT' && { currency: 'usdt' as const }),
    created_at: formatPlatformTime(row.at),
  }
}
