import { ownerOf } from '../books/accounts.ts'
import type { EntryKind } from '../books/Books.ts'
import { entryNames } from '../content/entryNames.ts'
import { venueOf } from '../content/venues.ts'
import type { LedgerRow } from '../history/HistoryRow.ts'
import type { Locale } from '../Locale.ts'
import type { Members } from '../members/createMembers.ts'
import type { Data } from '../Operations.ts'
import { formatPlatformTime } from '../platformTime.ts'

/** Money that has another wallet or member on its other side, not the house. */
const transfers: readonly EntryKind[] = ['transferIn', 'transferOut', 'userTransfer', 'agentTransfer']

/** A ledger row as it travels: a transfer names its other side, and a row of the downline names its member. */
export function ledgerEntry(row: LedgerRow, locale: Locale, members: Members): Data<'getMoneyChanges'>['data'][number] {
  const other = transfers.includes(row.kind) ? otherSide(row.other ?? '', locale, members) : undefined
  return {
    id: row.id,
    remark: [entryNames[row.kind][locale], other, row.name].filter((part) => part !== undefined).join(' · '),
    money: row.money.toFixed(),
    money_after: row.after.toFixed(),
    ...(row.currency === 'USDT' && { currency: 'usdt' as const }),
    ...(row.kind === 'userTransfer' && row.money.lt(0) && other !== undefined && { receiver: other }),
    created_at: formatPlatformTime(row.at),
  }
}

function otherSide(account: string, locale: Locale, members: Members): string | undefined {
  const owner = ownerOf(account)
  if (owner === undefined) return undefined
  return owner.platname === undefined ? members.byId(owner.memberId)?.name : venueOf(owner.platname)?.name[locale]
}
