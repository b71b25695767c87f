import { expect, it } from 'vitest'
import { proportionText } from './proportionText.ts'

const MINIMUM = 'settings:/recharge/bank/min'

it.each([
  ['100', '500', '5×', '5배', '5倍'],
  ['100', '100000', '1,000×', '1,000배', '1,000倍'],
  ['10', '25', '2.5×', '2.5배', '2.5倍'],
  ['1000', '1500', '+50%', '+50%', '+50%'],
  ['500', '100', '−80%', '−80%', '−80%'],
  ['0.1', '0.3', '3×', '3배', '3倍'],
])('says that %s to %s is %s', (from, to, en, kor, cn) => {
  expect(proportionText(MINIMUM, from, to, 'en')).toBe(en)
  expect(proportionText(MINIMUM, from, to, 'kor')).toBe(kor)
  expect(proportionText(MINIMUM, from, to, 'cn')).toBe(cn)
})

it.each([
  [MINIMUM, '0', '500'],
  [MINIMUM, '500', '500'],
  [MINIMUM, null, '500'],
  [MINIMUM, '500', 'about 5'],
  ['settings:/recharge/chips', ['100'], ['500']],
  ['settings:/recharge/orderMinutes', 10, 20],
  ['copy:en:home.title', '100', '500'],
])('says nothing of %s, from %s to %s', (fact, from, to) => {
  expect(proportionText(fact, from, to, 'en')).toBeUndefined()
})
