import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { k3Plays } from '../../../../mocks/platform/lottery/k3Plays.ts'
import { pk10Plays } from '../../../../mocks/platform/lottery/pk10Plays.ts'
import { drawFacts } from './DrawFactsRow.tsx'
import { readNumbers } from '../../../platform/betOutcome.ts'

const faces = [1, 2, 3, 4, 5, 6]
const allDice = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])))
const outcomeOf = (plays: typeof k3Plays, id: string, numbers: readonly number[]) =>
  plays.find((play) => play.id === id)?.outcome(numbers)

describe('three dice', () => {
  it('say their sum, size and parity', () => {
    expect(drawFacts('dice', [1, 4, 5])).toEqual({ sum: 10, words: ['small', 'even'], duels: [] })
    expect(drawFacts('dice', [6, 4, 1])).toEqual({ sum: 11, words: ['big', 'odd'], duels: [] })
  })

  it('say of a triple only that it is one', () => {
    expect(drawFacts('dice', [4, 4, 4])).toEqual({ sum: 12, words: ['triple'], duels: [] })
  })

  it('say exactly what a bet on the words pays, over all 216 draws', () => {
    for (const dice of allDice) {
      const { words } = drawFacts('dice', dice)
      for (const word of ['big', 'small', 'odd', 'even'] as const)
        expect(outcomeOf(k3Plays, `k3-${word}`, dice), `${word} of ${dice.join()}`).toBe(
          words.includes(word) ? 'won' : 'lost',
        )
    }
  })
})

describe('ten cars', () => {
  const orders = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 10, maxLength: 10 })

  it('say the sum of the first two, and dragon or tiger five times', () => {
    expect(drawFacts('balls', [10, 1, 3, 4, 5, 6, 7, 8, 9, 2])).toEqual({
      sum: 11,
      words: ['tie'],
      duels: ['dragon', 'tiger', 'tiger', 'tiger', 'tiger'],
    })
    expect(drawFacts('balls', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1])).toMatchObject({ sum: 19, words: ['big', 'odd'] })
  })

  it('say exactly what a bet on the words pays, whatever the order', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { words, duels } = drawFacts('balls', order)
        for (const word of ['big', 'small', 'odd', 'even'] as const) {
          const outcome = words.includes('tie') ? 'tied' : words.includes(word) ? 'won' : 'lost'
          expect(outcomeOf(pk10Plays, `pk10-sum-${word}`, order)).toBe(outcome)
        }
        duels.forEach((duel, place) => expect(outcomeOf(pk10Plays, `pk10-${place + 1}-${duel}`, order)).toBe('won'))
      }),
    )
  })
})

it('knows only the sum of any other draw', () => {
  expect(drawFacts('plain', [0, 9, 9, 1])).toEqual({ sum: 19, words: [], duels: [] })
  expect(drawFacts('dice', [1, 2])).toEqual({ sum: 3, words: [], duels: [] })
})

it('reads a draw, and nothing before it', () => {
  expect(readNumbers('3,4, 10')).toEqual([3, 4, 10])
  for (const code of [null, undefined, '', 'x', '1,,2']) expect(readNumbers(code)).toBeUndefined()
})
