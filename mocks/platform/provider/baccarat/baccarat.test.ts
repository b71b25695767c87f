import { describe, expect, test } from 'vitest'
import { createRandom } from '../../createRandom.ts'
import { bankerDraws, type Card, dealRound, DECKS, pointsOf, suits, valueOf } from './dealRound.ts'
import { outcomeOf, type Spot, spotIds, spots, winnerOf } from './spots.ts'

const cards = (...ranks: number[]): readonly Card[] => ranks.map((rank) => ({ rank, suit: 'spades' }))

describe('the rules of drawing', () => {
  test('count tens and pictures as nothing and take the last digit', () => {
    expect(pointsOf(cards(9, 8))).toBe(7)
    expect(pointsOf(cards(13, 12, 1))).toBe(1)
  })

  test.each([
    [0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
    [4, [2, 3, 4, 5, 6, 7]],
    [5, [4, 5, 6, 7]],
    [6, [6, 7]],
    [7, []],
  ])('let a banker with %i draw against a third card of %j', (points, drawsAgainst) => {
    const against = Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(points, third))
    expect(against).toEqual(drawsAgainst)
  })

  test('let a banker draw up to five against a player who stands', () => {
    expect([4, 5, 6, 7].map((points) => bankerDraws(points, undefined))).toEqual([true, true, false, false])
  })

  test('end at once with eight or nine in two cards, and never deal a seventh card', () => {
    const random = createRandom('hands')
    for (let round = 0; round < 2000; round += 1) {
      const { player, banker } = dealRound(random)
      const isNatural = [player, banker].some((hand) => pointsOf(hand.slice(0, 2)) >= 8)
      expect(player.length + banker.length).toBeLessThanOrEqual(isNatural ? 4 : 6)
      const seen = [...player, ...banker].map(({ rank, suit }) => `${rank} of ${suit}`)
      for (const card of new Set(seen)) expect(seen.filter((each) => each === card).length).toBeLessThanOrEqual(DECKS)
    }
  })
})

describe('a stake', () => {
  const deal = (player: number[], banker: number[]) => ({ player: cards(...player), banker: cards(...banker) })

  test('on player or banker wins with more points, and comes back at a tie', () => {
    const ends = (spot: Spot) => [
      outcomeOf(spot, deal([9, 13], [2, 3])),
      outcomeOf(spot, deal([2, 3], [9, 13])),
      outcomeOf(spot, deal([9, 13], [4, 5])),
    ]
    expect(ends('player')).toEqual(['won', 'lost', 'back'])
    expect(ends('banker')).toEqual(['lost', 'won', 'back'])
    expect(ends('tie')).toEqual(['lost', 'lost', 'won'])
  })

  test('on a pair looks at the first two cards of its side, by rank', () => {
    expect(outcomeOf('playerPair', deal([11, 11, 2], [3, 4]))).toBe('won')
    expect(outcomeOf('playerPair', deal([11, 12], [3, 3]))).toBe('lost')
    expect(outcomeOf('bankerPair', deal([11, 12], [3, 3]))).toBe('won')
  })
})

/** How often each winner comes from eight decks, exactly: every order of values is weighed by how it can be drawn. */
function chances(): Record<'player' | 'banker' | 'tie', number> {
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 4 : 1) * suits.length * DECKS)
  const total = left.reduce((sum, count) => sum + count, 0)
  const found = { player: 0, banker: 0, tie: 0 }
  const hand = (values: readonly number[]) =>
    values.map((value) => ({ rank: value === 0 ? 10 : value, suit: suits[0] }))

  function draw(values: readonly number[], chance: number, next: (values: readonly number[], chance: number) => void) {
    for (let value = 0; value < 10; value += 1) {
      const count = left[value] ?? 0
      if (count === 0) continue
      left[value] = count - 1
      next([...values, value], (chance * count) / (total - values.length))
      left[value] = count
    }
  }
  function end(player: readonly number[], banker: readonly number[], chance: number): void {
    found[winnerOf({ player: hand(player), banker: hand(banker) })] += chance
  }
  const four = (values: readonly number[], chance: number): void => {
    if (values.length < 4) return draw(values, chance, four)
    const [player, banker] = [values.slice(0, 2), values.slice(2)]
    const [one, other] = [pointsOf(hand(player)), pointsOf(hand(banker))]
    if (one >= 8 || other >= 8) return end(player, banker, chance)
    const bank = (all: readonly number[], sofar: number, third: number | undefined): void => {
      const taken = third === undefined ? player : [...player, third]
      if (!bankerDraws(other, third)) return end(taken, banker, sofar)
      return draw(all, sofar, (last, once) => end(taken, [...banker, last.at(-1) ?? 0], once))
    }
    if (one > 5) return bank(values, chance, undefined)
    return draw(values, chance, (all, once) => bank(all, once, all.at(-1)))
  }
  four([], 1)
  return found
}

describe('the odds', () => {
  const { player, banker, tie } = chances()
  const pair = (DECKS * suits.length - 1) / (DECKS * suits.length * 13 - 1)
  const exact: Readonly<Record<Spot, number>> = {
    player: 2 * player + tie,
    banker: 1.95 * banker + tie,
    tie: 9 * tie,
    playerPair: 12 * pair,
    bankerPair: 12 * pair,
  }

  test('are those of baccarat with eight decks and a commission of five percent', () => {
    expect(player + banker + tie).toBeCloseTo(1, 10)
    expect(banker).toBeCloseTo(0.458_597, 6)
    expect(player).toBeCloseTo(0.446_247, 6)
    expect(tie).toBeCloseTo(0.095_156, 6)
  })

  test.each(spotIds)('return on %s what the table says, to the hundredth of a percent', (spot) => {
    expect((exact[spot] * 100).toFixed(2)).toBe(spots[spot].returns)
  })

  test('return it over 100,000 rounds, within what chance allows', () => {
    const random = createRandom('return of the table')
    const rounds = 100_000
    const sums = new Map(spotIds.map((spot) => [spot, { sum: 0, squares: 0 }]))
    for (let round = 0; round < rounds; round += 1) {
      const deal = dealRound(random)
      for (const [spot, tally] of sums) {
        const outcome = outcomeOf(spot, deal)
        const back = outcome === 'won' ? 1 + Number(spots[spot].pays) : outcome === 'back' ? 1 : 0
        tally.sum += back
        tally.squares += back * back
      }
    }
    for (const [spot, { sum, squares }] of sums) {
      const mean = sum / rounds
      const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
      expect(Math.abs(mean - exact[spot]), spot).toBeLessThan(3 * error)
    }
  })

  test('take every card for what it is worth', () => {
    expect(cards(1, 5, 9, 10, 11, 12, 13).map(valueOf)).toEqual([1, 5, 9, 0, 0, 0, 0])
  })
})
