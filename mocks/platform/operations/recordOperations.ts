import { Big } from 'big.js'
import { accountsOf, house } from '../books/accounts.ts'
import { entryKinds } from '../books/Books.ts'
import { entryNames } from '../content/entryNames.ts'
import { payWayNames } from '../content/payWayNames.ts'
import { sumName } from '../lottery/k3Plays.ts'
import { venueOf } from '../content/venues.ts'
import type { BetRow } from '../history/HistoryRow.ts'
import { betRows, depositRows, ledgerRows, transferRows, withdrawalRows } from '../history/memberRecords.ts'
import { pageOf } from '../history/paging.ts'
import { dateSpan, periodSpan, type Span, winLossSpan, within } from '../history/periods.ts'
import type { Locale } from '../Locale.ts'
import type { Member } from '../members/Member.ts'
import { messageOf } from '../messages.ts'
import type { Data, OperationMap, Params } from '../Operations.ts'
import { formatPlatformTime } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks } from '../World.ts'
import { ledgerEntry } from './ledgerEntry.ts'

type RecordOperation =
  | 'getRebates'
  | 'claimRebates'
  | 'getRebateOrders'
  | 'getBetRecord'
  | 'getBetList'
  | 'getTransRecord'
  | 'getMoneyChangeTypes'
  | 'getMoneyChanges'
  | 'getWinLoss'

const EVER: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** Records and rebates. */
export function recordOperations(desks: Desks): Pick<OperationMap, RecordOperation> {
  const { books, clock, history, members } = desks
  const teamNames = (member: Member) => members.teamOf(member.id).map(({ name }) => name)

  return {
    getRebates({ date, page, api_type, type }, caller) {
      const { rebates } = history.pastOf(caller.member())
      const span = periodSpan(date, clock.now())
      const wanted = rebates.filter(
        (row) =>
          within(span, row.at) &&
          (!api_type || row.platname === api_type) &&
          (!type || venueOf(row.platname)?.category === type),
      )
      const { rows, last } = pageOf(wanted, page)
      const list = rows.map((row) => ({
        id: row.id,
        gamename: venueName(row.platname, caller.locale),
        money: row.money.toFixed(),
        created_at: formatPlatformTime(row.at),
        updated_at: row.paidAt === undefined ? null : formatPlatformTime(row.paidAt),
        state: row.paidAt === undefined ? 0 : 1,
      }))
      // What a claim pays does not depend on the filter; what was claimed is counted over the rows asked for.
      return {
        data: {
          list,
          jisuan: sumOf(wanted.filter((row) => row.paidAt !== undefined)).toFixed(),
          nojisuan: sumOf(rebates.filter((row) => row.paidAt === undefined)).toFixed(),
          last_page: last,
        },
      }
    },

    claimRebates(_, caller) {
      const member = caller.member()
      const unpaid = history.pastOf(member).rebates.filter((row) => row.paidAt === undefined)
      const amount = sumOf(unpaid)
      if (amount.lte(0)) throw new Refusal('rebateNone')
      books.post('rebate', [{ debit: house.promo, credit: accountsOf(member.id).main, currency: 'KRW', amount }])
      for (const row of unpaid) row.paidAt = clock.now()
      return { data: null, message: messageOf('rebateClaimed', caller.locale) }
    },

    getRebateOrders({ page }, caller) {
      const { rows, last } = pageOf(history.pastOf(caller.member()).rebateOrders, page, 0)
      const data = rows.map((row) => ({
        order_sn: row.no,
        created_at: formatPlatformTime(row.at),
        balance: row.balance.toFixed(),
        rate: row.rate.toFixed(2),
        rate_money: row.balance.times(row.rate).div(100).toFixed(2),
        opencode: row.draw ?? null,
        bet_code: row.pick,
        bet_title: `${sumName[caller.locale]} ${row.pick}`,
      }))
      return { data: { data, last_page: last } }
    },

    getBetRecord({ date, page, api_type }, caller) {
      const span = periodSpan(date, clock.now())
      const wanted = betRows(desks, caller.member()).filter(
        (row) => within(span, row.at) && (!api_type || row.platname === api_type),
      )
      return betPage(wanted, page, caller.locale)
    },

    getBetList({ start_time, end_time, by, page }, caller) {
      const member = caller.member()
      const span = dateSpan(start_time, end_time)
      const rows = by === 'son' ? history.teamPastOf(member, teamNames(member)).bets : betRows(desks, member)
      return betPage(
        rows.filter((row) => within(span, row.at)),
        page,
        caller.locale,
      )
    },

    getTransRecord(filter, caller) {
      const member = caller.member()
      const span = periodSpan(filter.date, clock.now())
      const { rows, last } = pageOf(
        transactions(desks, member, filter, caller.locale).filter(({ at }) => within(span, at)),
        filter.page,
      )
      const data = rows.map(({ at, ...row }) => ({ ...row, created_at: formatPlatformTime(at) }))
      return { data: { data, last_page: last } }
    },

    getMoneyChangeTypes(_, caller) {
      caller.member()
      const data = entryKinds
        .filter((kind) => kind !== 'opening')
        .map((kind) => ({ id: kind, name: entryNames[kind][caller.locale] }))
      return { data }
    },

    getMoneyChanges({ start_time, end_time, search_time, by, type, page }, caller) {
      const member = caller.member()
      const start = search_time ?? start_time ?? end_time
      const span = start === undefined ? EVER : dateSpan(start, search_time ?? end_time ?? start)
      const all = by === 'son' ? history.teamPastOf(member, teamNames(member)).ledger : ledgerRows(desks, member)
      const wanted = all.filter((row) => within(span, row.at) && (!type || row.kind === type))
      const { rows, last } = pageOf(wanted, page)
      return { data: { data: rows.map((row) => ledgerEntry(row, caller.locale, desks.members)), last_page: last } }
    },

    getWinLoss({ type }, caller) {
      const span = winLossSpan(type, clock.now())
      const settled = betRows(desks, caller.member()).filter((row) => row.status === 1 && within(span, row.at))
      const bet = settled.reduce((sum, row) => sum.plus(row.amount), new Big(0))
      const won = settled.reduce((sum, row) => sum.plus(row.amount).plus(row.winLoss), new Big(0))
      return { data: { win_loss: won.minus(bet).toFixed(), bet_money: bet.toFixed(), win_money: won.toFixed() } }
    },
  }
}

function sumOf(rows: readonly { money: Big }[]): Big {
  return rows.reduce((sum, row) => sum.plus(row.money), new Big(0))
}

function venueName(platname: string, locale: Locale): string {
  return venueOf(platname)?.name[locale] ?? platname
}

function betPage(bets: readonly BetRow[], page: number | undefined, locale: Locale): { data: Data<'getBetRecord'> } {
  const { rows, last } = pageOf(bets, page)
  const data = rows.map((row) => ({
    bet_id: row.id,
    bet_amount: row.amount.toFixed(),
    win_loss: row.winLoss.toFixed(),
    Code: row.name ? `${venueName(row.platname, locale)} · ${row.name}` : venueName(row.platname, locale),
    status: row.status,
    created_at: formatPlatformTime(row.at),
  }))
  return { data: { data, last_page: last } }
}

/** Only transfers belong to a platform; deposits and withdrawals disregard the platform filter. */
function transactions(desks: Desks, member: Member, { type, api_type }: Params<'getTransRecord'>, locale: Locale) {
  if (type === 1 || type === 2) {
    const rows = type === 1 ? depositRows(desks, member) : withdrawalRows(desks, member)
    return rows.map(({ no, at, amount, way, state }) => ({
      out_trade_no: no,
      at,
      amount: amount.toFixed(),
      pay_way: payWayNames[way][locale],
      state,
    }))
  }
  return transferRows(desks, member, type)
    .filter((row) => !api_type || row.platname === api_type)
    .map(({ no, at, amount, platname, state }) => ({
      out_trade_no: no,
      at,
      amount: amount.toFixed(),
      pay_way: venueName(platname, locale),
      state,
    }))
}
