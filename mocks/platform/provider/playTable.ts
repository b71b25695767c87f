import { Big } from 'big.js'
import type { CatalogueGame } from '../content/games.ts'
import type { Random } from '../createRandom.ts'
import { dealRound, pointsOf } from './baccarat/dealRound.ts'
import { outcomeOf, type Spot, spotIds, spots, winnerOf } from './baccarat/spots.ts'
import type { DealtRound, OpenedTable } from './ProviderMessage.ts'
import { limitsOf, spotMax } from './stakeLimits.ts'

/** A stake on a spot, in won. */
export type Stakes = readonly { readonly spot: Spot; readonly stake: Big }[]

export function openTable(game: CatalogueGame): OpenedTable {
  const limits = limitsOf(game)
  return {
    kind: 'table',
    spots: spotIds.map((id) => {
      const { odds, returns } = spots[id]
      return { id, pays: odds, returns, max: spotMax(id, limits) }
    }),
    isFast: game.play.kind === 'table' && game.play.isFast === true,
  }
}

/** Plays a round and says what it pays, in won, stakes included. */
export function dealTable(
  random: Random,
  stakes: Stakes,
): Pick<DealtRound, 'player' | 'banker' | 'winner' | 'spots'> & { readonly won: Big } {
  const deal = dealRound(random)
  const ended = stakes.map(({ spot, stake }) => ({ spot, stake, won: paidFor(spot, stake, outcomeOf(spot, deal)) }))
  return {
    player: { cards: deal.player, points: pointsOf(deal.player) },
    banker: { cards: deal.banker, points: pointsOf(deal.banker) },
    winner: winnerOf(deal),
    spots: ended.map(({ spot, stake, won }) => ({ id: spot, stake: stake.toFixed(), won: won.toFixed() })),
    won: ended.reduce((sum, { won }) => sum.plus(won), new Big(0)),
  }
}

function paidFor(spot: Spot, stake: Big, outcome: ReturnType<typeof outcomeOf>): Big {
  if (outcome === 'lost') return new Big(0)
  return outcome === 'back' ? stake : stake.plus(stake.times(spots[spot].pays))
}
