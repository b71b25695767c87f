import { Big } from 'big.js'
import { expect, it } from 'vitest'
import { limitsOf, limitWords, sharedLimits } from './limits.ts'

const play = (id: string, min?: number, max?: number) => ({
  id,
  class2: 'Group',
  class3: id,
  rate: new Big(2),
  ...(min !== undefined && { min_amount: new Big(min) }),
  ...(max !== undefined && { max_amount: new Big(max) }),
})
const shown = ({ min, max }: ReturnType<typeof limitsOf>) => [min?.toFixed(), max?.toFixed()]

it('keeps to what every chosen option takes', () => {
  expect(shown(limitsOf([play('a', 5, 1000), play('b', 10, 5000), play('c')]))).toEqual(['10', '1000'])
  expect(shown(limitsOf([]))).toEqual([undefined, undefined])
})

it('gives a group the limits that all of its options have, and none where they differ', () => {
  expect(shown(sharedLimits([play('a', 5, 1000), play('b', 5, 1000)]))).toEqual(['5', '1000'])
  for (const other of [play('b', 5, 900), play('b', 5), play('b')])
    expect(sharedLimits([play('a', 5, 1000), other])).toEqual({})
})

it('has words for both ends, for one and for none', () => {
  expect(
    [limitsOf([play('a', 5, 9)]), limitsOf([play('a', 5)]), limitsOf([play('a', undefined, 9)]), {}].map(
      (limits) => limitWords(limits)?.key,
    ),
  ).toEqual(['lottery.limits', 'lottery.limitMin', 'lottery.limitMax', undefined])
})
