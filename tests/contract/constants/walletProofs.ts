import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { exampleQuery } from '../../../src/demo/exampleQuery.ts'
import { storageKeys } from '../../../src/platform/storageKeys.ts'
import { closeApp } from './closeApp.ts'
import type { Documents, Proof } from './Constant.ts'
import { openApp } from './openApp.ts'
import { option, setting } from './setting.ts'
import { objectOf } from '../../../src/format/value/isObject.ts'

const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name })).at(0) ?? document.body)
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** The smallest withdrawal, as the screen says when nothing was entered. The warning before it has its own test. */
async function leastWithdrawal(documents: Documents, kind: '1' | '2' | '3'): Promise<string | undefined> {
  const { enter: _, ...screenDocument } = objectOf(documents['screens/withdrawal.json'])
  const app = openApp(
    { ...documents, 'screens/withdrawal.json': screenDocument },
    { situation: 'agent', at: `/withdrawal?type=${kind}` },
  )
  await press('Request the withdrawal')
  const [message] = await screen.findAllByText(/^Single withdrawal cannot be less than/)
  await closeApp(app)
  return /\d+ \w+/.exec(message?.textContent ?? '')?.[0]
}

/** Constants of the screens where money goes. */
export const walletProofs: readonly Proof[] = [
  {
    name: 'withdrawals',
    constants: [
      setting('withdraw-bank', '/withdrawal/bankMin', '100 yuan', '300'),
      setting('withdraw-agent', '/withdrawal/agentMin', '100 yuan', '400'),
      setting('withdraw-usdt', '/withdrawal/usdtMin', '10 usdt', '20'),
    ],
    visit: async (documents) => ({
      'withdraw-bank': await leastWithdrawal(documents, '2'),
      'withdraw-agent': await leastWithdrawal(documents, '3'),
      'withdraw-usdt': await leastWithdrawal(documents, '1'),
    }),
  },
  {
    name: 'a deposit order',
    constants: [setting('order-minutes', '/recharge/orderMinutes', 60, 30)],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/kefu' })
      const token = String(JSON.parse(app.storage.session.getItem(storageKeys.token) ?? '""'))
      const { deposit_no } = exampleQuery({ query: { deposit_no: { default: '' } } }, { platform: app.platform, token })
      await screen.findByRole('heading', { level: 1 })
      app.go(`/payInfo?deposit_no=${deposit_no}`)
      const digits = (await screen.findByRole('timer')).textContent ?? ''
      const [seconds = 0, minutes = 0, hours = 0] = digits.split(':').map(Number).toReversed()
      await closeApp(app)
      // A moment of it has passed.
      return { 'order-minutes': Math.ceil((hours * 3600 + minutes * 60 + seconds) / 60) }
    },
  },
  {
    name: 'the networks of USDT',
    constants: [option('protocols', 'usdtProtocol', 0, 'TRC20', 'TRC')],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/addUsdtCard' })
      const [first] = await screen.findAllByRole('radio')
      const value = first?.getAttribute('value')
      await closeApp(app)
      return { protocols: value }
    },
  },
  {
    name: 'the currencies',
    constants: [option('currencies', 'currency', 0, 'Won (KRW)', 'krw')],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/coinTrans?from=usdt', answered: withoutRate })
      await screen.findByRole('button', { name: 'Exchange' })
      type(/^USDT to exchange/, '5')
      type(/^Pay password/, '123456')
      await press('Exchange')
      const review = await screen.findByRole('dialog')
      await waitFor(() => expect(review.textContent).toContain('You receive'))
      const received = /You receive(Won \(KRW\))?/.exec(review.textContent)?.[1]
      await closeApp(app)
      return { currencies: received }
    },
  },
]

/** A platform that sets the rate only when it exchanges: the review then names only the currency. */
function withoutRate(_address: string, body: unknown): unknown {
  const { data, ...rest } = objectOf(body)
  if (typeof data !== 'object' || data === null || !('rate' in data)) return body
  return { ...rest, data: { ...data, rate: undefined } }
}
