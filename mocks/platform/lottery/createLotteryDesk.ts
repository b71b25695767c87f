import { Big } from 'big.js'
import type { Bet, Bets } from '../bets/createBets.ts'
import type { Member } from '../members/Member.ts'
import { roundDown } from '../money/parseAmount.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { k3Plays } from './k3Plays.ts'
import { lotteries } from './lotteries.ts'
import type { Lottery, Play } from './Lottery.ts'
import { drawKnownAt, expectOf, isDrawn, openPeriod, periodOf } from './periodsOf.ts'
import { pk10Plays } from './pk10Plays.ts'
import { LOTTERY_PLATFORM } from '../books/accounts.ts'
import { createRandom } from '../createRandom.ts'

/** Play and round of a bet at the lottery platform. */
interface LotteryPick {
  readonly lottery: Lottery
  readonly period: number
  readonly play: Play
}

export interface LotteryDesk {
  lotteryNamed: (name: string) => Lottery
  playsOf: (typeid: string) => readonly Play[]
  /** The numbers of a drawn period; undefined before they are known. */
  numbersOf: (lottery: Lottery, period: number) => readonly number[] | undefined
  /** Takes the whole slip or none of it; only the open period takes bets, whatever the member's clock says. */
  bet: (member: Member, lottery: Lottery, expect: string, picks: readonly { playId: string; amount: Big }[]) => void
  /** Newest first. */
  betsOf: (memberId: string) => readonly Bet[]
  pickOf: (bet: Bet) => LotteryPick
  /** Pays a bet once its numbers are known. */
  settle: (id: string) => void
}

export function createLotteryDesk(world: World, bets: Bets): LotteryDesk {
  const { agenda, clock } = world

  function lotteryNamed(name: string): Lottery {
    const lottery = lotteries.find((entry) => entry.name === name)
    if (!lottery) throw new Refusal('notFound')
    return lottery
  }

  function playsOf(typeid: string): readonly Play[] {
    if (typeid === 'k3') return k3Plays
    if (typeid === 'pk10') return pk10Plays
    throw new Refusal('notFound')
  }

  function pickOf({ id, gameCode, roundId, pick }: Bet): LotteryPick {
    const lottery = lotteryNamed(gameCode)
    const period = periodOf(lottery, roundId)
    const play = playsOf(lottery.typeid).find((option) => option.id === pick)
    if (period === undefined || !play) throw new RangeError(`Bet ${id} is not one of the lottery's.`)
    return { lottery, period, play }
  }

  return {
    lotteryNamed,
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
        return { pick: play.id, stake: amount }
      })
      const request = { member, platname: LOTTERY_PLATFORM, gameCode: lottery.name, roundId: expectOf(lottery, period) }
      for (const { id } of bets.placeSlip(request, slip))
        agenda.add({ at: drawKnownAt(lottery, period), kind: 'draw', key: id })
    },
    betsOf: (memberId) => bets.of(memberId).filter(({ platname }) => platname === LOTTERY_PLATFORM),
    pickOf,
    settle(id) {
      const bet = bets.find(id)
      if (bet?.state !== 'open') return
      const { lottery, period, play } = pickOf(bet)
      const outcome = play.outcome(drawOf(world.seed, lottery, period))
      const won = outcome === 'won' ? roundDown(bet.stake.times(play.rate), 'KRW') : bet.stake
      bets.settle(id, outcome === 'lost' ? new Big(0) : won)
    },
  }
}

const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Three dice or the finishing order of ten cars, drawn from the period alone: everybody sees the same. */
export function drawOf(seed: string, lottery: Lottery, period: number): readonly number[] {
  const random = createRandom(`${seed}:${lottery.name}:${period}`)
  if (lottery.typeid === 'pk10') return random.shuffle(cars)
  return [random.integer(1, 6), random.integer(1, 6), random.integer(1, 6)]
}
