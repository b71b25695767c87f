import { Big } from 'big.js'
import { createRandom } from '../createRandom.ts'
import { roundDown } from '../money/parseAmount.ts'
import type { World } from '../World.ts'
import type { Bet, Bets } from './createBets.ts'

/** Bets on matches stay open until the match ends. */
export interface Matches {
  /** @param odds payout for a stake of 1 if the bet is won, such as "1.85" */
  bet: (request: Parameters<Bets['placeSlip']>[0], stake: Big, odds: string, endsAt: number) => Bet
  /** The match is over: pays or not, as the seed and the bet say. */
  end: (id: string) => void
}

/** Share of the odds that the bookmaker keeps. */
const MARGIN = 0.05

export function createMatches({ agenda, seed }: World, bets: Bets): Matches {
  return {
    bet(request, stake, odds, endsAt) {
      const bet = bets.place({ ...request, stake, pick: odds })
      agenda.add({ at: endsAt, kind: 'match', key: bet.id })
      return bet
    },
    end(id) {
      const bet = bets.find(id)
      if (bet?.state !== 'open') return
      const isWon = createRandom(`${seed}:match:${bet.roundId}:${bet.pick}`).chance((1 - MARGIN) / Number(bet.pick))
      bets.settle(id, isWon ? roundDown(bet.stake.times(bet.pick), 'KRW') : new Big(0))
    },
  }
}
