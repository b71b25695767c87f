// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { StatsBlock } from '../../../format/blocks/stats.ts'
import { createMemoryStorage } from '../../../platform/createMemoryStorage.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)

const balance: StatsBlock = {
  type: 'stats',
  id: 'balance',
  off: false,
  columns: 2,
  hideable: true,
  refresh: ['balance'],
  refreshUser: true,
  items: [
    {
      label: textOf('wallet'),
      value: expressionOf('=data.balance.balance'),
      as: 'krw',
      emphasis: true,
      do: [{ go: '/money', replace: false }],
    },
    { label: textOf('secret'), value: 1, as: 'number', emphasis: false, when: expressionOf('=session.loggedIn') },
  ],
}
const plan = planOf([balance, { ...balance, id: 'again' }], {
  sources: { balance: { call: 'getBalance', keep: false } },
})
const now = () => Date.parse('2026-11-21T05:03:00Z')

test('reads the balance and the member again, and says as of when', async () => {
  const { host } = playScreen(planOf([balance], { sources: plan.sources }), {
    answers: { getBalance: { balance: 1000 } },
    now,
  })
  expect(await screen.findByText('₩1,000')).toBeVisible()
  expect(await screen.findByText('stats.refreshed 14:03')).toBeVisible()

  host.answer('getBalance', { balance: 2500 })
  await userEvent.click(screen.getByRole('button', { name: 'stats.refresh' }))
  expect(await screen.findByText('₩2,500')).toBeVisible()
  expect(host.log).toContain('refreshUser')
})

test.each([
  ['kor', 'stats.refreshed 14:03', 'stats.refreshed 2026. 11. 21. 14:03'],
  ['cn', 'stats.refreshed 13:03', 'stats.refreshed 2026/11/21 13:03'],
  // An English reader's zone is the device's.
  ['en', /^stats\.refreshed \d\d:03$/, /^stats\.refreshed Nov 2\d, 2026, \d\d:03$/],
] as const)('says the day with the time once it is over (%s)', async (locale, today, later) => {
  let time = now()
  const { host } = playScreen(planOf([balance], { sources: plan.sources }), {
    answers: { getBalance: { balance: 1000 } },
    now: () => time,
  })
  act(() => host.locale.set(locale))
  expect(await screen.findByText(today)).toBeVisible()
  time += 24 * 3_600_000
  await userEvent.click(screen.getByRole('button', { name: 'stats.hide' }))
  expect(screen.getByText(later)).toBeVisible()
})

test('hides the figures of all such blocks, and keeps them hidden on this device', async () => {
  const storage = createMemoryStorage()
  const { unmount } = playScreen(plan, { answers: { getBalance: { balance: 1000 } }, storage })
  await waitFor(() => expect(screen.getAllByText('₩1,000')).toHaveLength(2))

  const [first] = await screen.findAllByRole('button', { name: 'stats.hide' })
  await userEvent.click(first!)
  expect(screen.queryByText('₩1,000')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'stats.hide', pressed: true })).toHaveLength(2)

  unmount()
  playScreen(plan, { answers: { getBalance: { balance: 1000 } }, storage })
  await waitFor(() => expect(screen.getAllByText('••••••').length).toBeGreaterThan(0))
})

test('leads on from a figure', async () => {
  const { host } = playScreen(planOf([balance], { sources: plan.sources }), {
    answers: { getBalance: { balance: 1000 } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'wallet' }))
  expect(host.went).toEqual([{ path: '/money', query: {}, replace: false }])
})

test('leaves out a figure whose condition does not hold', async () => {
  const { host } = playScreen(planOf([balance], { sources: plan.sources }), {
    answers: { getBalance: { balance: 1000 } },
  })
  expect(await screen.findByText('secret')).toBeVisible()
  act(() => host.session.set({ ...host.session.getSnapshot(), loggedIn: false }))
  expect(screen.queryByText('secret')).toBeNull()
})

test('offers no tools that the block does not ask for', () => {
  playScreen(
    planOf([
      {
        ...balance,
        hideable: false,
        refresh: [],
        refreshUser: false,
        items: [{ label: textOf('level'), value: 3, as: 'number', emphasis: false }],
      },
    ]),
  )
  expect(screen.queryAllByRole('button')).toEqual([])
})
