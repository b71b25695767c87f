import { Big } from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../platformTime.ts'
import { startPlatform } from '../testing/startPlatform.ts'
import { k3Plays } from './k3Plays.ts'
import type { Outcome, Play } from './Lottery.ts'
import { lotteries } from './lotteries.ts'
import { pk10Plays } from './pk10Plays.ts'

/*
 * The rules once more, from the rule book and by other means than the boards use: sorted texts, tables and counting.
 */

type Numbers = readonly number[]

const faces = [1, 2, 3, 4, 5, 6]
const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const allDice: readonly Numbers[] = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])))
const allPairs = cars.flatMap((a) => cars.filter((b) => b !== a).map((b) => [a, b] as const))

const inOrder = (numbers: Numbers) => numbers.toSorted((one, other) => one - other)
/** Three dice as a text in order, such as "136". */
const sorted = (dice: Numbers) => inOrder(dice).join('')
const total = (numbers: Numbers) => numbers.reduce((sum, number) => sum + number)
const triples = faces.map((face) => `${face}${face}${face}`)

/** What a bet on three dice should end in, by the last parts of its id. */
function k3ByTheBook(id: string, dice: Numbers): boolean {
  const [, kind = '', pick = ''] = id.split('-')
  const text = sorted(dice)
  const isPlain = !triples.includes(text)
  switch (kind) {
    case 'big':
      return isPlain && [11, 12, 13, 14, 15, 16, 17].includes(total(dice))
    case 'small':
      return isPlain && [4, 5, 6, 7, 8, 9, 10].includes(total(dice))
    case 'odd':
      return isPlain && [5, 7, 9, 11, 13, 15, 17].includes(total(dice))
    case 'even':
      return isPlain && [4, 6, 8, 10, 12, 14, 16].includes(total(dice))
    case 'sum':
      return String(total(dice)) === pick
    case 'single':
      return text.includes(pick)
    case 'triple':
      return pick === 'any' ? !isPlain : text === pick.repeat(3)
    case 'pair':
      return text.includes(pick.repeat(2))
    case 'two':
      return pick.split('').every((face) => text.includes(face))
    default:
      throw new Error(`The rule book has no "${id}".`)
  }
}

/** Ways out of 216 in which a kind of bet wins; sums have a table of their own. */
const waysOfKind: Readonly<Record<string, number>> = {
  big: 105,
  small: 105,
  odd: 105,
  even: 105,
  single: 91,
  triple: 1,
  pair: 16,
  two: 30,
}
const waysOfSum: Readonly<Record<string, number>> = {
  3: 1,
  4: 3,
  5: 6,
  6: 10,
  7: 15,
  8: 21,
  9: 25,
  10: 27,
  11: 27,
  12: 25,
  13: 21,
  14: 15,
  15: 10,
  16: 6,
  17: 3,
  18: 1,
}

/** What a bet on a finishing order should end in. */
function pk10ByTheBook(id: string, order: Numbers): Outcome {
  const [, where = '', pick = ''] = id.split('-')
  const wonIf = (holds: boolean): Outcome => (holds ? 'won' : 'lost')
  if (where === 'sum') {
    const sum = total(order.slice(0, 2))
    if (/^\d+$/.test(pick)) return wonIf(String(sum) === pick)
    if (sum === 11) return 'tied'
    return wonIf({ big: sum > 11, small: sum < 11, odd: sum % 2 !== 0, even: sum % 2 === 0 }[pick] === true)
  }
  const place = Number(where) - 1
  const car = order.at(place) ?? 0
  const mirror = order.toReversed().at(place) ?? 0
  return wonIf(
    {
      big: car > 5,
      small: car < 6,
      odd: car % 2 !== 0,
      even: car % 2 === 0,
      dragon: car > mirror,
      tiger: mirror > car,
    }[pick] ?? String(car) === pick,
  )
}

describe('K3', () => {
  test.each(k3Plays)('$id is settled by the rules over all 216 draws', ({ id, outcome }) => {
    const won = allDice.filter((dice) => outcome(dice) === 'won')
    expect(won).toEqual(allDice.filter((dice) => k3ByTheBook(id, dice)))
    const [, kind = '', pick = ''] = id.split('-')
    expect(won).toHaveLength(kind === 'sum' ? (waysOfSum[pick] ?? 0) : pick === 'any' ? 6 : (waysOfKind[kind] ?? 0))
  })

  test('asks nothing of the order in which the dice fall', () => {
    for (const play of k3Plays) for (const dice of allDice) expect(play.outcome(dice)).toBe(play.outcome(inOrder(dice)))
  })
})

describe('PK10', () => {
  const orders = fc.shuffledSubarray(cars, { minLength: 10, maxLength: 10 })

  test('settles every bet by the rules, whatever the finishing order', () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const { id, outcome } of pk10Plays) expect(outcome(order), id).toBe(pk10ByTheBook(id, order))
      }),
      { numRuns: 300 },
    )
  })

  test.each(pk10Plays.filter(({ id }) => id.startsWith('pk10-sum')))(
    '$id is settled by the rules over all 90 first pairs',
    ({ id, outcome }) => {
      expect(allPairs.map(outcome)).toEqual(allPairs.map((pair) => pk10ByTheBook(id, pair)))
    },
  )

  test.each(pk10Plays.filter(({ id }) => /dragon|tiger/.test(id)))(
    '$id is settled by the rules over all 90 pairs of the two cars',
    ({ id, outcome }) => {
      const place = Number(id.split('-')[1]) - 1
      for (const [front, mirror] of allPairs) {
        const order = cars.filter((car) => car !== front && car !== mirror)
        order.splice(place, 0, front)
        order.splice(9 - place, 0, mirror)
        expect(outcome(order)).toBe(front > mirror === id.endsWith('dragon') ? 'won' : 'lost')
      }
    },
  )

  test.each(pk10Plays.filter(({ id }) => /^pk10-\d+-(?!dragon|tiger)/.test(id)))(
    '$id is settled by the rules for each car in its place',
    ({ id, outcome }) => {
      const place = Number(id.split('-')[1]) - 1
      for (const car of cars) {
        const order = cars.filter((other) => other !== car)
        order.splice(place, 0, car)
        expect(outcome(order)).toBe(pk10ByTheBook(id, order))
      }
    },
  )
})

describe('a slip on the platform', () => {
  const byTheBook = (play: Play, numbers: Numbers): Outcome =>
    play.id.startsWith('k3') ? (k3ByTheBook(play.id, numbers) ? 'won' : 'lost') : pk10ByTheBook(play.id, numbers)

  test('moves exactly what the rules say, between the member and the house, whatever is bet on and drawn', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.constantFrom(...lotteries),
        fc.uniqueArray(fc.nat(1000), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 5, max: 5000 }),
        (seed, lottery, picked, amount) => {
          const { platform, data } = startPlatform({ seed })
          const plays = lottery.typeid === 'k3' ? k3Plays : pk10Plays
          const slip = [...new Set(picked.map((pick) => plays[pick % plays.length]!))]
          const named = { lottery_name: lottery.name }
          const { current_expect: expected } = data('getLotteryTimes', named)
          const before = new Big(data('getBalance', {}).balance)

          data('submitLotteryOrder', {
            ...named,
            expect: expected,
            order_list: slip.map(({ id }) => ({ play_id: id, amount: String(amount) })),
          })
          expect(data('getBalance', {}).balance).toBe(before.minus(amount * slip.length).toFixed())

          platform.moveClock(lottery.length + MINUTE)
          const numbers = (data('getLotteryDraw', { ...named, expect: expected }).opencode ?? '').split(',').map(Number)
          const paid = slip.reduce((sum, play) => {
            const outcome = byTheBook(play, numbers)
            const won =
              outcome === 'won'
                ? new Big(amount).times(play.rate).round(0, Big.roundDown)
                : new Big(outcome === 'tied' ? amount : 0)
            return sum.plus(won)
          }, new Big(0))
          expect(data('getBalance', {}).balance).toBe(
            before
              .minus(amount * slip.length)
              .plus(paid)
              .toFixed(),
          )
          expect(platform.books.total('KRW').toFixed()).toBe('0')

          // Once, however often and however late it is asked.
          platform.moveClock(lottery.length)
          const wins = data('getLotteryOrders', named).data.reduce(
            (sum, { win_amount: won }) => sum.plus(won ?? 0),
            new Big(0),
          )
          expect(data('getBalance', {}).balance).toBe(
            before
              .minus(amount * slip.length)
              .plus(paid)
              .toFixed(),
          )
          expect(wins.toFixed()).toBe(paid.toFixed())
        },
      ),
      { numRuns: 40 },
    )
  })

  test('is taken once for one key, and another slip under it is refused', () => {
    const { call, data } = startPlatform()
    const slip = (amount: string) => ({
      lottery_name: 'k3classic',
      expect: '20261123157',
      order_list: [{ play_id: 'k3-big', amount }],
    })
    expect(call('submitLotteryOrder', slip('1000'), 'one intent').code).toBe(200)
    expect(call('submitLotteryOrder', slip('1000'), 'one intent').code).toBe(200)
    expect(call('submitLotteryOrder', slip('2000'), 'one intent').code).toBe(409)
    expect(data('getLotteryOrders', {}).data).toHaveLength(1)
    expect(data('getBalance', {}).balance).toBe('1249000')
  })

  test('stakes and wins are in the ledger', () => {
    const { platform, data } = startPlatform()
    data('submitLotteryOrder', {
      lottery_name: 'k3classic',
      expect: '20261123157',
      order_list: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18].map((sum) => ({
        play_id: `k3-sum-${sum}`,
        amount: '100',
      })),
    })
    platform.moveClock(6 * MINUTE)
    const won = data('getLotteryOrders', {}).data.map((row) => new Big(row.win_amount ?? 0))
    const paid = won.reduce((sum, each) => sum.plus(each))
    const rows = data('getMoneyChanges', { start_time: '2026-11-23', end_time: '2026-11-23', by: 'self', page: 1 }).data
    expect(rows.slice(0, 2).map(({ money }) => money)).toEqual([paid.toFixed(), '-1600'])
    expect(rows[0]?.money_after).toBe(data('getBalance', {}).balance)
  })
})
