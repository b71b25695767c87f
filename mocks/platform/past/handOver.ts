import { MAIN_WALLET } from '../books/accounts.ts'
import { transfer } from '../money/wallets.ts'
import { HOUR, MINUTE, SECOND } from '../platformTime.ts'
import { applyTo } from './applyTo.ts'
import { depositWon } from './moveMoney.ts'
import { betOnMatches, PACKETS_CHASED, playAt, turnoverToday } from './playGames.ts'
import type { Doing, Player } from './Player.ts'
import { mainBalance, won } from './wonAmounts.ts'

/** A night is only so long. */
const MOST_GAMES = 8

/**
 * The last day of the past, before a user of the demonstration goes on: a long night, which has earned today's red
 * packets, and a break at noon with a deposit. What is left open then ends while the user looks on.
 */
export function* handOver(player: Player, day: number): Doing {
  const { member, desks, random } = player
  yield day + 0.6 * HOUR + random.integer(0, 15) * MINUTE
  yield* playUntil(player, () => desks.clock.now() > day + HOUR && turnoverToday(player) >= PACKETS_CHASED)

  yield day + 12.2 * HOUR + random.integer(0, 8) * MINUTE
  yield* depositWon(player, 100_000, true)
  yield* playUntil(player, () => desks.sums.of(member.id).rolling.eq(0))
  if (mainBalance(player) > 300_000) {
    transfer(desks, member, MAIN_WALLET, 'goalline', won(150_000))
    yield desks.clock.now() + random.integer(20, 60) * SECOND
    yield* betOnMatches(player, { platname: 'goalline' }, 2)
  }
  yield Math.max(desks.clock.now(), day + 13.8 * HOUR)
  applyTo(player, 'dayDeposit')
}

/** Plays with a hundred thousand or two until something is reached, or the money is gone. */
function* playUntil(player: Player, isReached: () => boolean): Doing {
  for (let game = 0; game < MOST_GAMES && !isReached() && mainBalance(player) >= 100_000; game += 1) {
    const platname = player.random.pick(['nova', 'grandia', 'deepsea', 'orbit'])
    yield* playAt(player, platname, player.random.integer(10, 25) * 10_000, isReached)
    yield player.desks.clock.now() + 2 * MINUTE
  }
}
