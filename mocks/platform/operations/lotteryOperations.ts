import { gameOf } from '../content/games.ts'
import { pageOf } from '../history/paging.ts'
import type { Lottery } from '../lottery/Lottery.ts'
import { lotteries } from '../lottery/lotteries.ts'
import { closeTime, drawTime, expectOf, lastDrawnPeriod, openPeriod, periodOf } from '../lottery/periodsOf.ts'
import { messageOf } from '../messages.ts'
import { parseAmount } from '../money/parseAmount.ts'
import type { Data, OperationMap } from '../Operations.ts'
import { DAY, formatPlatformTime, SECOND } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks } from '../World.ts'
import { lotteryBetData } from './lotteryBetData.ts'

type LotteryOperation =
  | 'getLotteryList'
  | 'getLotteryPlays'
  | 'getLotteryTimes'
  | 'getLotteryDraw'
  | 'getLotteryDraws'
  | 'submitLotteryOrder'
  | 'getLotteryOrders'

/** The lotteries; everything is derived from the clock, the seed and the period's number. */
export function lotteryOperations({ clock, lottery: desk }: Desks): Pick<OperationMap, LotteryOperation> {
  function drawData(lottery: Lottery, period: number): Data<'getLotteryDraw'> {
    const numbers = desk.numbersOf(lottery, period)
    return {
      opencode: numbers ? numbers.join(',') : null,
      opentime: numbers ? formatPlatformTime(drawTime(lottery, period)) : null,
      expect: expectOf(lottery, period),
    }
  }

  return {
    getLotteryList: (_, { locale }) => ({
      data: lotteries.map(({ typeid, name, title }) => ({
        typeid,
        name,
        logo: gameOf('fortuna', name)?.picture ?? '',
        title: title[locale],
      })),
    }),

    getLotteryPlays({ typeid }, caller) {
      caller.member()
      const data = desk.playsOf(typeid).map(({ id, class2, class3, rate, limits }) => ({
        id,
        class2: class2[caller.locale],
        class3: class3[caller.locale],
        rate,
        min_amount: limits.min,
        max_amount: limits.max,
      }))
      return { data }
    },

    getLotteryTimes({ lottery_name }, caller) {
      caller.member()
      const lottery = desk.lotteryNamed(lottery_name)
      const now = clock.now()
      const period = openPeriod(lottery, now)
      return {
        data: {
          current_expect: expectOf(lottery, period),
          // The period that closed last: its draw may still be a few seconds away.
          last_expect: expectOf(lottery, period - 1),
          reamin_time: Math.ceil((closeTime(lottery, period) - now) / SECOND),
        },
      }
    },

    getLotteryDraw({ lottery_name, expect }, caller) {
      caller.member()
      const lottery = desk.lotteryNamed(lottery_name)
      const period = periodOf(lottery, expect)
      if (period === undefined) throw new Refusal('notFound')
      return { data: drawData(lottery, period) }
    },

    getLotteryDraws({ lottery_name, page }, caller) {
      caller.member()
      const lottery = desk.lotteryNamed(lottery_name)
      const last = lastDrawnPeriod(lottery, clock.now())
      const periods = Array.from({ length: DAY / lottery.length }, (_, index) => last - index)
      const { rows, last: lastPage } = pageOf(periods, page)
      return { data: { data: rows.map((period) => drawData(lottery, period)), last_page: lastPage } }
    },

    submitLotteryOrder({ lottery_name, expect, order_list }, caller) {
      const member = caller.member()
      const picks = order_list.map(({ play_id, amount }) => ({ playId: play_id, amount: parseAmount(amount, 'KRW') }))
      desk.bet(member, desk.lotteryNamed(lottery_name), expect, picks)
      return { data: null, message: messageOf('betPlaced', caller.locale) }
    },

    getLotteryOrders({ lottery_name, page }, caller) {
      const bets = desk.betsOf(caller.member().id).filter(({ gameCode }) => !lottery_name || gameCode === lottery_name)
      const { rows, last } = pageOf(bets, page)
      const data = rows.map((bet) => ({
        id: bet.id,
        expect: bet.roundId,
        ...lotteryBetData(desk, bet, caller.locale),
        amount: bet.stake.toFixed(),
        win_amount: bet.paid.toFixed(),
        created_at: formatPlatformTime(bet.at),
      }))
      return { data: { data, last_page: last } }
    },
  }
}
