import { MAIN_WALLET } from '../books/accounts.ts'
import { gameBalance, transfer } from '../money/wallets.ts'
import { DAY, HOUR, koreanTime, MINUTE, SECOND } from '../platformTime.ts'
import { applyTo } from './applyTo.ts'
import { depositWon } from './moveMoney.ts'
import { betOnMatches, PACKETS_CHASED, playAt, turnoverToday } from './playGames.ts'
import type { Doing, Player } from './Player.ts'
import { mainBalance, won } from './wonAmounts.ts'

/** Rough balance of the main wallet that the user of the demonstration finds. */
const FLOAT = 1_300_000
/** Nothing is risked at night that the user should find, and little at noon. */
const LEAST_AT_NIGHT = 800_000
const LEAST_AT_NOON = 400_000
/** Wallets with something in them when the user comes. */
const forTheEvening = ['grandia', 'nova', 'deepsea']
/** A night is only so long. */
const MOST_GAMES = 8

/**
 * The end of the past, before a user of the demonstration goes on: an evening and a long night, which has earned today's
 * red packets, and a break at noon with a deposit. What is left open then ends while the user looks on.
 * @param day when the day begins, in Korea, on which the platform opens
 */
export function* handOver(player: Player, day: number): Doing {
  const { member, desks, random } = player
  yield day - DAY + 18.5 * HOUR + random.integer(0, 20) * MINUTE
  const isFree = () => desks.sums.of(member.id).rolling.eq(0)
  yield* playUntil(player, LEAST_AT_NIGHT, isFree)
  const [card] = member.cards
  if (card && mainBalance(player) > 200_000)
    desks.withdrawals.order(member, { kind: 'krw', amount: won(100_000), card })
  yield day - DAY + 20.2 * HOUR + random.integer(0, 10) * MINUTE
  for (let times = 0; times < 4 && mainBalance(player) < FLOAT; times += 1) yield* depositWon(player, 300_000, true)
  yield* playAt(player, 'nova', 200_000)
  yield day + 0.6 * HOUR + random.integer(0, 15) * MINUTE
  const hasEarned = () => desks.clock.now() > day + HOUR && turnoverToday(player) >= PACKETS_CHASED
  yield* playUntil(player, LEAST_AT_NIGHT, hasEarned)

  const noon = koreanTime(day).weekend ? 13.1 : 12.2
  yield day + noon * HOUR + random.integer(0, 8) * MINUTE
  yield* depositWon(player, 100_000, true)
  yield* playUntil(player, LEAST_AT_NOON, isFree)
  for (const platname of forTheEvening)
    if (gameBalance(desks, member.id, platname).eq(0))
      transfer(desks, member, MAIN_WALLET, platname, won(random.integer(1, 3) * 10_000))
  transfer(desks, member, MAIN_WALLET, 'goalline', won(120_000))
  yield desks.clock.now() + random.integer(20, 60) * SECOND
  yield* betOnMatches(player, { platname: 'goalline' }, 2)
  yield Math.max(desks.clock.now(), day + 13.8 * HOUR)
  applyTo(player, 'dayDeposit')
}

/** Plays hands with a hundred thousand or two until something is reached. */
function* playUntil(player: Player, least: number, isReached: () => boolean): Doing {
  for (let game = 0; game < MOST_GAMES && !isReached() && mainBalance(player) >= least; game += 1) {
    yield* playAt(player, player.random.pick(['grandia', 'lotus']), player.random.integer(10, 15) * 10_000, isReached)
    yield player.desks.clock.now() + 2 * MINUTE
  }
}
