import type { Big } from 'big.js'
import { stakeOf } from '../bets/createBets.ts'
import { LOTTERY_PLATFORM, MAIN_WALLET } from '../books/accounts.ts'
import { games } from '../content/games.ts'
import { type Venue, venueOf, type Category } from '../content/venues.ts'
import { k3Plays } from '../lottery/k3Plays.ts'
import { lotteries } from '../lottery/lotteries.ts'
import { closeTime, drawKnownAt, expectOf, openPeriod } from '../lottery/periodsOf.ts'
import { pk10Plays } from '../lottery/pk10Plays.ts'
import { gameBalance, transfer } from '../money/wallets.ts'
import { HOUR, MINUTE, SECOND, startOfPlatformDay } from '../platformTime.ts'
import { inNumbers, mainBalance, won } from './wonAmounts.ts'
import type { Doing, Player } from './Player.ts'
import type { Random } from '../createRandom.ts'

/** A hand of baccarat on the player or the banker, about; a tie gives the stake back. */
const hand: readonly Outcome[] = [
  { chance: 0.4525, pays: 197 },
  { chance: 0.095, pays: 100 },
]

const cards: readonly Outcome[] = [
  { chance: 0.4, pays: 190 },
  { chance: 0.05, pays: 390 },
]

const spin: readonly Outcome[] = [
  { chance: 0.15, pays: 60 },
  { chance: 0.12, pays: 150 },
  { chance: 0.07, pays: 300 },
  { chance: 0.03, pays: 500 },
  { chance: 0.015, pays: 1000 },
  { chance: 0.004, pays: 3000 },
  { chance: 0.0004, pays: 10000 },
]

const tables: Readonly<Record<Exclude<Category, 'sport' | 'lottery'>, readonly Outcome[]>> = {
  realbet: hand,
  joker: cards,
  gaming: spin,
  fishing: spin,
  concise: cards,
}

const ODDS = ['1.55', '1.72', '1.85', '1.90', '2.10', '2.45', '3.20']
/** So large that what they give back is in whole won. */
const lotteryStakes = [5000, 10_000, 20_000]
const SMALLEST_STAKE = 1000
/** The turnover of a day at which somebody who chases red packets is content. */
export const PACKETS_CHASED = 520_000
/** A round of a game is played within this many seconds. */
const LONGEST_ROUND = 50
const MOST_ROUNDS = 160

/** Plays at a platform with what was brought there, until the money or the wish is gone, or it is enough. */
export function* playAt(player: Player, platname: string, brings: number, isEnough?: () => boolean): Doing {
  const venue = venueOf(platname)
  if (!venue) throw new RangeError(`Nobody can play at ${platname}.`)
  const { member, desks, random } = player
  if (platname === LOTTERY_PLATFORM) {
    yield* playLottery(player)
    return
  }
  const amount = Math.min(brings, mainBalance(player))
  if (amount > 0) transfer(desks, member, MAIN_WALLET, platname, won(amount))
  yield desks.clock.now() + random.integer(20, 90) * SECOND
  if (venue.category === 'sport') yield* betOnMatches(player, venue)
  else yield* playRounds(player, venue, isEnough)
  // Something is often left there for the next time.
  const left = heldAt(player, platname)
  const kept = random.chance(0.35) ? Math.floor((left * random.next()) / SMALLEST_STAKE) * SMALLEST_STAKE : 0
  if (left > kept) transfer(desks, member, platname, MAIN_WALLET, won(left - kept))
}

function* playRounds(player: Player, { category, platname }: Venue, isEnough?: () => boolean): Doing {
  if (category === 'sport' || category === 'lottery') return
  const { member, temperament, desks, random } = player
  const gameCode = gameAt(player, platname)
  const request = { member, platname, gameCode, roundId: '' }
  let wanted = random.integer(...temperament.bets)
  let flow = temperament.chasesPackets && random.chance(0.3) ? turnoverToday(player) : PACKETS_CHASED
  let held = heldAt(player, platname)
  const goesOn = (round: number) => (isEnough ? !isEnough() : round < wanted || flow < PACKETS_CHASED)
  for (let round = 0; round < MOST_ROUNDS && goesOn(round); round += 1) {
    const stake = stakeFrom(player, held)
    if (stake === 0) return
    const at = desks.clock.now()
    request.roundId = `${gameCode}-${at}`
    // Now and then a connection breaks, and the round is taken back.
    if (random.chance(0.004)) desks.bets.cancel(desks.bets.place({ ...request, stake: won(stake) }).id)
    else {
      const pays = Math.floor((stake * payoutOf(category, random)) / 100)
      desks.bets.play({ ...request, stake: won(stake) }, won(pays))
      held += pays - stake
      flow += stake
    }
    // A good win is a reason to stop.
    if (random.chance(0.01)) wanted = round
    yield at + random.integer(6, LONGEST_ROUND) * SECOND
  }
}

/** Turnover of today, in won. */
export function turnoverToday({ member, desks }: Player): number {
  return inNumbers(stakeOf(desks.bets.validSince(member.id, startOfPlatformDay(desks.clock.now()))))
}

function heldAt({ member, desks }: Player, platname: string): number {
  return inNumbers(gameBalance(desks, member.id, platname))
}

export function* betOnMatches(player: Player, { platname }: Pick<Venue, 'platname'>, most?: number): Doing {
  const { temperament, desks, random } = player
  const gameCode = gameAt(player, platname)
  const count = most ?? Math.max(1, Math.ceil(random.integer(...temperament.bets) / 3))
  for (let index = 0; index < count; index += 1) {
    const stake = stakeFrom(player, heldAt(player, platname))
    if (stake === 0) return
    placeOnMatch(player, platname, gameCode, won(stake))
    yield desks.clock.now() + random.integer(40, 240) * SECOND
  }
}

/** A bet on a match that ends in the coming hours; until then it is open. */
function placeOnMatch({ member, desks, random }: Player, platname: string, gameCode: string, stake: Big): void {
  const endsAt = desks.clock.now() + random.integer(2 * HOUR, 7 * HOUR)
  const roundId = `match-${Math.floor(endsAt / (10 * MINUTE))}-${random.integer(1, 4)}`
  desks.matches.bet({ member, platname, gameCode, roundId }, stake, random.pick(ODDS), endsAt)
}

/** Plays that pay at most a dozen times the stake. */
const likelyPlays = {
  k3: k3Plays.filter(({ rate }) => Number(rate) < 12),
  pk10: pk10Plays.filter(({ rate }) => Number(rate) < 12),
}

function* playLottery(player: Player): Doing {
  const { member, temperament, desks, random } = player
  const lottery = random.pick(lotteries)
  const plays = likelyPlays[lottery.typeid]
  const periods = Math.max(1, Math.ceil(random.integer(...temperament.bets) / 6))
  for (let index = 0; index < periods; index += 1) {
    const now = desks.clock.now()
    const period = openPeriod(lottery, now)
    const picks = Array.from({ length: random.integer(1, 3) }, () => ({
      playId: random.pick(plays).id,
      amount: won(random.pick(lotteryStakes)),
    }))
    if (mainBalance(player) < picks.length * Math.max(...lotteryStakes)) return
    desks.lottery.bet(member, lottery, expectOf(lottery, period), picks)
    // Waits for the draw, and has a look at the next one.
    yield Math.max(drawKnownAt(lottery, period), closeTime(lottery, period)) + random.integer(5, 20) * SECOND
  }
}

/** A stake as this player makes them, or what is left in thousands; zero if that is not enough. */
function stakeFrom({ temperament, random }: Player, held: number): number {
  const wanted = random.pick(temperament.stakes)
  return held >= wanted ? wanted : Math.floor(held / SMALLEST_STAKE) * SMALLEST_STAKE
}

/** One of a platform's games that are open. */
function gameAt({ random }: Player, platname: string): string {
  return random.pick(games.filter((game) => game.platname === platname && game.open)).code
}

/** Payout of one stake, by chance: a stake of 100 pays `pays` with probability `chance`. */
interface Outcome {
  readonly chance: number
  readonly pays: number
}

/** Payout of a round for a stake of 100. Matches and draws have results of their own. */
function payoutOf(category: keyof typeof tables, random: Random): number {
  let left = random.next()
  for (const { chance, pays } of tables[category]) {
    left -= chance
    if (left < 0) return pays
  }
  return 0
}
