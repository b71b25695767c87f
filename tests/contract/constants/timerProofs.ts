import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { closeApp } from './closeApp.ts'
import type { Proof } from './Constant.ts'
import { openApp } from './openApp.ts'
import { passUntil } from './passUntil.ts'
import { setting } from './setting.ts'
import { timersDuring } from './timersDuring.ts'

// The code for a first tap may still have to load.
const PATIENCE = { timeout: 20_000 }

const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name })).at(0) ?? document.body)
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Constants that a timer of the app waits for. */
export const timerProofs: readonly Proof[] = [
  {
    name: 'the time-outs',
    constants: [
      setting('timeout-read', '/timeouts/read', true, 17),
      setting('timeout-money', '/timeouts/money', true, 47),
    ],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/hongbao' })
      const reading = await timersDuring(async () => screen.findByRole('button', { name: 'Open a red packet' }))
      const paying = await timersDuring(async () => {
        // Nothing can be claimed until it is known how many are left.
        await waitFor(async () => {
          if (app.calls('api/douserredpacket') === 0) await press('Open a red packet')
          expect(app.calls('api/douserredpacket')).toBeGreaterThan(0)
        }, PATIENCE)
      })
      await closeApp(app)
      return { 'timeout-read': reading.has(20), 'timeout-money': paying.has(30) }
    },
  },
  {
    name: 'the way from a withdrawal to its record',
    constants: [setting('withdraw-redirect', '/withdrawal/redirectSeconds', true, 4)],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/withdrawal' })
      await press('I understand')
      fireEvent.click((await screen.findAllByRole('radio')).at(0) ?? document.body)
      type(/^Amount/, '20000')
      type(/^Pay password/, '123456')
      await press('Request the withdrawal')
      await screen.findByText('Check your withdrawal')
      const timers = await timersDuring(async () => {
        await press('Send the request')
        await waitFor(() => expect(app.calls('api/withdraw')).toBe(1), PATIENCE)
        await passUntil(() => app.at() === '/withdrawalRecord', 10)
      })
      expect(app.at()).toBe('/withdrawalRecord')
      await closeApp(app)
      return { 'withdraw-redirect': timers.has(1.5) }
    },
  },
  {
    name: 'the download screen',
    constants: [setting('app-autoplay', '/carousel/app', true, 8)],
    async visit(documents) {
      vi.stubGlobal('matchMedia', () => ({
        matches: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }))
      const app = openApp(documents, { situation: 'member', at: '/app' })
      const timers = await timersDuring(async () => {
        await screen.findByText('Deposit and play at once')
        await vi.advanceTimersByTimeAsync(100)
      })
      await closeApp(app)
      vi.unstubAllGlobals()
      return { 'app-autoplay': timers.has(3) }
    },
  },
]
