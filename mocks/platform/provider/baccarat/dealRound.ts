import type { Random } from '../../createRandom.ts'

export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const

export interface Card {
  /** 1 is the ace, 11 to 13 are jack, queen and king. */
  readonly rank: number
  readonly suit: (typeof suits)[number]
}

export const DECKS = 8
const RANKS = 13
const SHOE = DECKS * suits.length * RANKS

export interface Deal {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
}

/** One round from a shoe of eight decks that is shuffled for it: no round tells anything about the next one. */
export function dealRound(random: Random): Deal {
  const drawn = new Set<number>()
  function draw(): Card {
    let place = random.integer(0, SHOE - 1)
    while (drawn.has(place)) place = random.integer(0, SHOE - 1)
    drawn.add(place)
    return { rank: (place % RANKS) + 1, suit: suits[Math.floor(place / RANKS) % suits.length] ?? 'spades' }
  }
  const [player, banker] = [
    [draw(), draw()],
    [draw(), draw()],
  ]
  if (isNatural(player) || isNatural(banker)) return { player, banker }
  const third = pointsOf(player) <= 5 ? draw() : undefined
  if (third) player.push(third)
  if (bankerDraws(pointsOf(banker), third && valueOf(third))) banker.push(draw())
  return { player, banker }
}

/** Tens and pictures are worth nothing, the ace is one. */
export function valueOf({ rank }: Pick<Card, 'rank'>): number {
  return rank >= 10 ? 0 : rank
}

/** The last digit of the sum. */
export function pointsOf(cards: readonly Pick<Card, 'rank'>[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0) % 10
}

function isNatural(cards: readonly Card[]): boolean {
  return pointsOf(cards) >= 8
}

/** Whether the banker takes a third card. @param third the value of the player's third card; undefined if there is none */
export function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5
  if (points <= 2) return true
  if (points === 3) return third !== 8
  if (points === 4) return third >= 2 && third <= 7
  if (points === 5) return third >= 4 && third <= 7
  return points === 6 && (third === 6 || third === 7)
}
