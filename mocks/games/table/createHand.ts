import type { Card } from '../../platform/provider/baccarat/dealRound.ts'
import { make } from '../page/make.ts'
import type { Words } from '../page/words.ts'

const signs = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const
const ranks: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

export interface Hand {
  readonly element: HTMLElement
  readonly clear: () => void
  readonly add: (card: Card) => void
  readonly setPoints: (points: number) => void
  /** Whether this side has won. */
  readonly setWinner: (isWinner: boolean) => void
}

/** One side of the table: its cards as they are dealt, and its points. */
export function createHand(side: 'player' | 'banker', words: Words): Hand {
  const cards = make('ol', { class: 'cards' })
  const points = make('span', { class: 'points' })
  const element = make('section', { class: `hand ${side}` }, make('h2', {}, words[side], points), cards)

  return {
    element,
    clear() {
      cards.replaceChildren()
      points.textContent = ''
      element.classList.remove('winner')
    },
    add({ rank, suit }) {
      const name = ranks[rank] ?? String(rank)
      const isRed = suit === 'hearts' || suit === 'diamonds'
      const face = make('span', { 'aria-hidden': 'true' }, make('b', {}, name), make('i', {}, `${signs[suit]}\uFE0E`))
      const spoken = make('span', { class: 'unseen' }, `${words[suit]} ${name}`)
      cards.append(make('li', { class: isRed ? 'card red' : 'card' }, face, spoken))
    },
    setPoints(value) {
      points.textContent = words.points(value)
    },
    setWinner: (isWinner) => void element.classList.toggle('winner', isWinner),
  }
}
