import type { Bet } from '../bets/createBets.ts'
import { isValid } from '../bets/createBets.ts'
import { LOTTERY_PLATFORM } from '../books/accounts.ts'
import { rebatePercent } from '../bonus/rebatePercent.ts'
import { venueName, venueOf } from '../content/venues.ts'
import { pageOf } from '../history/paging.ts'
import { periodSpan, within } from '../history/periods.ts'
import { messageOf } from '../messages.ts'
import { sumOf } from '../money/sumOf.ts'
import type { Data, OperationMap } from '../Operations.ts'
import { formatPlatformTime } from '../platformTime.ts'
import type { Desks } from '../World.ts'
import { lotteryBetData } from './lotteryBetData.ts'

type RebateOperation = 'getRebates' | 'claimRebates' | 'getRebateOrders'

/** Operations on what the house pays back of bets. */
export function rebateOperations(desks: Desks): Pick<OperationMap, RebateOperation> {
  const { clock, lottery, rebates, vip } = desks

  /** Rebate of a lottery bet: worked out at the level of its day, as the day's rebate is. */
  function orderData(bet: Bet, locale: Parameters<typeof venueName>[1]): Data<'getRebateOrders'>['data'][number] {
    const { opencode, bet_code, bet_title, state } = lotteryBetData(lottery, bet, locale)
    const venue = venueOf(LOTTERY_PLATFORM)
    const rate = venue ? rebatePercent(vip.levelAt(bet.memberId, bet.settledAt ?? clock.now()), venue) : '0'
    return {
      order_sn: bet.id,
      created_at: formatPlatformTime(bet.at),
      balance: bet.stake.toFixed(),
      rate,
      rate_money: bet.stake.times(rate).div(100).toFixed(2),
      opencode,
      bet_code,
      bet_title,
      state,
    }
  }

  return {
    getRebates({ date, page, api_type, type }, caller) {
      const all = rebates.of(caller.member().id)
      const span = periodSpan(date, clock.now())
      const wanted = all.filter(
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
      const moneyOf = (rows: typeof all) => sumOf(rows.map(({ money }) => money)).toFixed()
      // What a claim pays does not depend on the filter; what was claimed is counted over the rows asked for.
      return {
        data: {
          list,
          jisuan: moneyOf(wanted.filter(({ paidAt }) => paidAt !== undefined)),
          nojisuan: moneyOf(all.filter(({ paidAt }) => paidAt === undefined)),
          last_page: last,
        },
      }
    },

    claimRebates(_, caller) {
      rebates.claim(caller.member().id)
      return { data: null, message: messageOf('rebateClaimed', caller.locale) }
    },

    getRebateOrders({ page }, caller) {
      const orders = lottery.betsOf(caller.member().id).filter((bet) => bet.state === 'open' || isValid(bet))
      const { rows, last } = pageOf(orders, page, 0)
      return { data: { data: rows.map((bet) => orderData(bet, caller.locale)), last_page: last } }
    },
  }
}
