import { Big } from 'big.js'
import { accountsOf, house } from '../books/accounts.ts'
import { createRandom } from '../createRandom.ts'
import type { Member } from '../members/Member.ts'
import { roundDown } from '../money/parseAmount.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { drawOf } from './drawOf.ts'
import { k3Plays } from './k3Plays.ts'
import { lotteries } from './lotteries.ts'
import type { Lottery, Play } from './Lottery.ts'
import { drawTime, isDrawn, openPeriod, periodOf } from './periodsOf.ts'
import { pk10Plays } from './pk10Plays.ts'

export interface LotteryBet {
  id: string
  memberId: string
  lottery: Lottery
  period: number
  play: Play
  amount: Big
  placedAt: number
  /** Paid out, stake included; undefined until it is settled. */
  paid: Big | undefined
}

export interface LotteryDesk {
  lotteryNamed: (name: string) => Lottery
  playsOf: (typeid: string) => readonly Play[]
  /** The numbers of a drawn period; undefined before they are known. */
  numbersOf: (lottery: Lottery, period: number) => readonly number[] | undefined
  /** Takes the whole slip or none of it; only the open period takes bets, whatever the member's clock says. */
  bet: (member: Member, lottery: Lottery, expect: string, picks: readonly { playId: string; amount: Big }[]) => void
  betsOf: (memberId: string) => readonly LotteryBet[]
  settle: () => void
}

export function createLotteryDesk(world: World): LotteryDesk {
  const { books, clock } = world
  const bets: LotteryBet[] = []
  const random = createRandom(`${world.seed}:lottery-bets`)

  function playsOf(typeid: string): readonly Play[] {
    if (typeid === 'k3') return k3Plays
    if (typeid === 'pk10') return pk10Plays
    throw new Refusal('notFound')
  }

  function pay(bet: LotteryBet): void {
    const outcome = bet.play.outcome(drawOf(world.seed, bet.lottery, bet.period))
    const won = outcome === 'won' ? roundDown(bet.amount.times(bet.play.rate), 'KRW') : bet.amount
    bet.paid = outcome === 'lost' ? new Big(0) : won
    if (bet.paid.eq(0)) return
    books.post('win', [
      { debit: house.lottery, credit: accountsOf(bet.memberId).main, currency: 'KRW', amount: bet.paid },
    ])
  }

  return {
    lotteryNamed(name) {
      const lottery = lotteries.find((entry) => entry.name === name)
      if (!lottery) throw new Refusal('notFound')
      return lottery
    },
    playsOf,
    numbersOf: (lottery, period) =>
      isDrawn(lottery, period, clock.now()) ? drawOf(world.seed, lottery, period) : undefined,
    bet(member, lottery, expect, picks) {
      if (picks.length === 0) throw new Refusal('betPicks')
      const period = openPeriod(lottery, clock.now())
      if (periodOf(lottery, expect) !== period) throw new Refusal('betClosed')
      const plays = playsOf(lottery.typeid)
      const slip = picks.map(({ playId, amount }) => {
        const play = plays.find((option) => option.id === playId)
        if (!play) throw new Refusal('betPicks')
        const { min, max } = play.limits
        if (amount.lt(min) || amount.gt(max)) throw new Refusal('betLimits', { min, max })
        return { play, amount }
      })
      const total = slip.reduce((sum, { amount }) => sum.plus(amount), new Big(0))
      books.post('bet', [{ debit: accountsOf(member.id).main, credit: house.lottery, currency: 'KRW', amount: total }])
      for (const { play, amount } of slip) {
        bets.unshift({
          id: `LB${clock.now()}${random.integer(100_000, 999_999)}`,
          memberId: member.id,
          lottery,
          period,
          play,
          amount,
          placedAt: clock.now(),
          paid: undefined,
        })
      }
    },
    betsOf: (memberId) => bets.filter((bet) => bet.memberId === memberId),
    settle() {
      const due = bets.filter((bet) => bet.paid === undefined && isDrawn(bet.lottery, bet.period, clock.now()))
      due.sort((one, other) => drawTime(one.lottery, one.period) - drawTime(other.lottery, other.period))
      for (const bet of due) pay(bet)
    },
  }
}
