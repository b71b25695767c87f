import { type Deal, pointsOf } from './dealRound.ts'

export const spotIds = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const

/** Where on the table a stake lies. */
export type Spot = (typeof spotIds)[number]

interface SpotRules {
  /** Paid for a stake of 1, beside the stake: the banker pays a commission of 5 %. */
  readonly pays: string
  /** As tables write it. */
  readonly odds: string
  /** Return of all stakes in the long run with eight decks, in percent, with two decimals. */
  readonly returns: string
}

export const spots: Readonly<Record<Spot, SpotRules>> = {
  player: { pays: '1', odds: '1:1', returns: '98.76' },
  banker: { pays: '0.95', odds: '0.95:1', returns: '98.94' },
  tie: { pays: '8', odds: '8:1', returns: '85.64' },
  playerPair: { pays: '11', odds: '11:1', returns: '89.64' },
  bankerPair: { pays: '11', odds: '11:1', returns: '89.64' },
}

export function winnerOf({ player, banker }: Deal): 'player' | 'banker' | 'tie' {
  const [one, other] = [pointsOf(player), pointsOf(banker)]
  if (one === other) return 'tie'
  return one > other ? 'player' : 'banker'
}

/** How a stake on a spot ended. A tie gives the stakes on player and banker back. */
export function outcomeOf(spot: Spot, deal: Deal): 'won' | 'lost' | 'back' {
  if (spot === 'playerPair' || spot === 'bankerPair') {
    const [first, second] = spot === 'playerPair' ? deal.player : deal.banker
    return first !== undefined && first.rank === second?.rank ? 'won' : 'lost'
  }
  const winner = winnerOf(deal)
  if (winner === spot) return 'won'
  return winner === 'tie' ? 'back' : 'lost'
}
