import { expect, it } from 'vitest'
import { isMoneyEdit } from './isMoneyEdit.ts'

const send = { do: [{ call: 'withdraw', money: true }] }
const files = [
  {
    path: 'screens/withdrawal.json',
    text: JSON.stringify({
      body: [
        { id: 'form', type: 'form', submit: send },
        { id: 'note', type: 'text' },
      ],
    }),
  },
  { path: 'screens/about.json', text: JSON.stringify({ body: [{ id: 'text', type: 'text' }] }) },
]

it.each([
  ['a limit', 'settings:/recharge/bank/min', '500'],
  ['a group of limits', 'settings:/recharge', {}],
  ['a shipped screen that moves money, taken away', 'screen:withdrawal', { body: [] }],
  ['a screen that moves money as it is edited', 'screen:about', { body: [{ submit: send }] }],
  ['a screen with an undeclared call that moves money', 'screen:about', { body: [{ do: [{ call: 'withdraw' }] }] }],
  ['a block that moves money', 'block:withdrawal/form', false],
  ['a block that is gone from a screen that moves money', 'block:withdrawal/gone', false],
])('%s concerns money', (_, fact, value) => {
  expect(isMoneyEdit({ fact, value }, files)).toBe(true)
})

it.each([
  ['an interval', 'settings:/polling/balance', 30],
  ['a text', 'copy:en:withdrawal.title', 'Withdraw'],
  ['a notice', 'notice:one', {}],
  ['a screen', 'screen:about', { body: [] }],
  ['a block that does not move money', 'block:withdrawal/note', false],
  ['a block of another screen', 'block:about/gone', false],
])('%s does not concern money', (_, fact, value) => {
  expect(isMoneyEdit({ fact, value }, files)).toBe(false)
})
