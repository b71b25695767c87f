import type { Bet } from '../bets/createBets.ts'
import { venueName } from '../content/venues.ts'
import type { LotteryDesk } from '../lottery/createLotteryDesk.ts'
import type { Locale } from '../Locale.ts'

/** A lottery bet and how it ended, as it travels. */
export function lotteryBetData(desk: LotteryDesk, bet: Bet, locale: Locale) {
  const { lottery, period, play } = desk.pickOf(bet)
  const option = play.class3[locale]
  return {
    cp_title: lottery.title[locale],
    platform_title: venueName(bet.platname, locale),
    bet_title: `${play.class2[locale]} ${option}`,
    // A plain sum is a group of its own, so that the rule on the sum of the draw (spec § 4) can be applied to it.
    bet_code: play.id.startsWith('k3-sum-') ? option : `${play.class2[locale]} ${option}`,
    opencode: desk.numbersOf(lottery, period)?.join(',') ?? null,
    state: bet.state === 'open' ? 2 : bet.paid.gt(0) ? 0 : 1,
  }
}
