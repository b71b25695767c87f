import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { closeApp } from './closeApp.ts'
import type { Documents, Proof } from './Constant.ts'
import { openApp } from './openApp.ts'
import { passUntil } from './passUntil.ts'
import { setting } from './setting.ts'
import { timersDuring } from './timersDuring.ts'

const chips = [
  ['chip-5', '+5', '7'],
  ['chip-10', '+10', '70'],
  ['chip-50', '+50', '700'],
  ['chip-100', '+100', '7000'],
  ['chip-1000', '+1,000', '70000'],
] as const

/** The numbers of the last draw that are shown so far. */
const numbersShown = () =>
  screen
    .getByText(/^Result of round/)
    .parentElement?.querySelector('[role=img]')
    ?.getAttribute('aria-label') ?? ''

/** Whether the numbers of an awaited draw appear at this interval, in seconds. */
async function isDrawnEvery(documents: Documents, at: string, seconds: number): Promise<boolean> {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  // The app opens at the full hour, when the draw of the period before is not known yet.
  const app = openApp(documents, { situation: 'member', at })
  await screen.findByText('Drawing now')
  // Only a draw that was first asked for in vain is awaited.
  await waitFor(() => expect(app.calls('api/lottery/loadopencode')).toBeGreaterThan(0))
  await passUntil(() => app.calls('api/lottery/loadopencode') > 1, 120)
  app.platform.moveClock(5000)
  let isNext = false
  const timers = await timersDuring(async () => {
    await passUntil(() => numbersShown() !== '', 30)
    const first = numbersShown()
    // The round's clock has timers of whole seconds too, so the next number must come in about that time.
    isNext = await passUntil(() => numbersShown() !== first, seconds + 2)
  })
  await closeApp(app)
  vi.unstubAllGlobals()
  return timers.has(seconds) && isNext
}

/** Constants of the boards of K3 and PK10. */
export const boardProofs: readonly Proof[] = [
  {
    name: 'the slip',
    constants: [
      ...chips.map(([id, sees, changed], place) => setting(id, `/lottery/chips/${place}`, sees, changed)),
      setting('payout-decimals', '/lottery/payoutDecimals', true, 0),
    ],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/k3?name=k3speed' })
      const slip = await screen.findByLabelText('Bet slip')
      await screen.findByText('Big')
      // Only a rate with several decimals shows to how many the payout is rounded.
      const option =
        [...document.querySelectorAll('button[aria-pressed]')].find(({ textContent }) => /\.\d/.test(textContent)) ??
        document.body
      const shown = [...slip.querySelectorAll('button')]
        .map((button) => button.textContent)
        .filter((text) => text.startsWith('+'))
      fireEvent.click(option)
      fireEvent.change(screen.getByLabelText('Amount per bet'), { target: { value: '1' } })
      const payout = await screen.findByText(/^Top payout ₩?[1-9]/)
      const hasDecimals = /\.\d{1,3}$/.test(payout.textContent)
      await closeApp(app)
      return { ...Object.fromEntries(chips.map(([id], place) => [id, shown[place]])), 'payout-decimals': hasDecimals }
    },
  },
  {
    name: 'the draws',
    constants: [setting('ball-k3', '/lottery/ballK3', true, 9), setting('ball-pk10', '/lottery/ballPk10', true, 8)],
    visit: async (documents) => ({
      'ball-k3': await isDrawnEvery(documents, '/k3?name=k3classic', 1),
      'ball-pk10': await isDrawnEvery(documents, '/pk10?name=pk10classic', 0.5),
    }),
  },
  {
    name: 'the warning',
    constants: [setting('warn-at', '/lottery/warnAt', '5', 4), setting('warn-for', '/lottery/warnFor', true, 9)],
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/kefu' })
      await screen.findByRole('heading', { level: 1 })
      // Bets of a minute's period close six seconds before its draw.
      app.platform.moveClock(46_500)
      app.go('/k3?name=k3speed')
      const shown: string[] = []
      const timers = await timersDuring(async () => {
        const title = await screen.findByText(/^Closing in \d+ seconds$/, undefined, { timeout: 20_000 })
        shown.push(/\d+/.exec(title.textContent)?.[0] ?? '')
      })
      await closeApp(app)
      return { 'warn-at': shown[0], 'warn-for': timers.has(7) }
    },
  },
]
