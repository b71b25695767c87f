import { Big } from 'big.js'
import { accountsOf, house } from '../books/accounts.ts'
import { venueName, venueOf } from '../content/venues.ts'
import { pageOf } from '../history/paging.ts'
import { periodSpan, within } from '../history/periods.ts'
import { sumName } from '../lottery/k3Plays.ts'
import { messageOf } from '../messages.ts'
import type { OperationMap } from '../Operations.ts'
import { formatPlatformTime } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks } from '../World.ts'

type RebateOperation = 'getRebates' | 'claimRebates' | 'getRebateOrders'

/** What the house pays back of bets. */
export function rebateOperations({ books, clock, history }: Desks): Pick<OperationMap, RebateOperation> {
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
  }
}

function sumOf(rows: readonly { money: Big }[]): Big {
  return rows.reduce((sum, row) => sum.plus(row.money), new Big(0))
}
