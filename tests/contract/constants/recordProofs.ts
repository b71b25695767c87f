import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { closeApp } from './closeApp.ts'
import type { Constant, Proof } from './Constant.ts'
import { issuesOf, openApp } from './openApp.ts'
import { option, setting } from './setting.ts'

interface Filter {
  readonly call: string
  readonly param: string
  /** The label of the field. */
  readonly field: string
}

const RECORDS = 'api/gettransrecord'

/** Chooses each option of a filter field and gives what was sent for it. */
async function sentFor(
  app: ReturnType<typeof openApp>,
  { call, param, field }: Filter,
  names: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {}
  for (const [id, name] of Object.entries(names)) {
    const before = app.sent(call).length
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${field}`) }))
    fireEvent.click(await screen.findByRole('radio', { name }))
    // The option that is already chosen does not ask again.
    await waitFor(() => expect(app.sent(call).length).toBeGreaterThan(before), { timeout: 3000 }).catch(() => undefined)
    seen[id] = app.sent(call).at(-1)?.[param]
  }
  return seen
}

/** How near the end of its list a screen reads on, by the margin of its observer. */
async function offsetOf(start: () => ReturnType<typeof openApp>): Promise<string | undefined> {
  const margins: string[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(_: unknown, { rootMargin = '' }: IntersectionObserverInit = {}) {
        margins.push(rootMargin)
      }
      observe = () => undefined
      disconnect = () => undefined
      unobserve = () => undefined
    },
  )
  const app = start()
  await waitFor(() =>
    expect(margins.some((margin) => /^\d+px 0px$/.test(margin) && margin !== '0px 0px')).toBe(true),
  ).catch(() => undefined)
  await closeApp(app)
  vi.unstubAllGlobals()
  return margins.find((margin) => margin.endsWith('px 0px'))?.split(' ')[0]
}

const offset = (id: string, pointer: string, sees: string, at: string): Proof => ({
  name: `the end of ${at}`,
  constants: [setting(id, pointer, sees, 77)],
  visit: async (documents) => ({ [id]: await offsetOf(() => openApp(documents, { situation: 'member', at })) }),
})

const profitPeriods = {
  'win-loss-1': 'Yesterday',
  'win-loss-2': 'Last 3 days',
  'win-loss-6': 'Last 7 days',
  'win-loss-14': 'Last 15 days',
}

const periods: readonly Constant[] = ['period-today', 'period-7', 'period-15', 'period-30'].map((id, place) =>
  option(id, 'period', place, place + 1, place + 5),
)

/** Constants of record lists. */
export const recordProofs: readonly Proof[] = [
  {
    name: 'the periods of records',
    constants: [...periods, setting('period-default', '/records/period', 4, 1)],
    async visit(documents) {
      const opened = openApp(documents, { situation: 'member', at: '/transRecord' })
      await waitFor(() => expect(opened.sent(RECORDS).length).toBeGreaterThan(0))
      const first = opened.sent(RECORDS)[0]?.['date']
      await closeApp(opened)
      const app = openApp(documents, { situation: 'member', at: '/transRecord?date=4' })
      await waitFor(() => expect(app.sent(RECORDS).length).toBeGreaterThan(0))
      const thirty = app.sent(RECORDS)[0]?.['date']
      const seen = await sentFor(
        app,
        { call: RECORDS, param: 'date', field: 'Period' },
        { 'period-today': 'Today', 'period-7': 'Last 7 days', 'period-15': 'Last 15 days' },
      )
      // The address asked for thirty days, so choosing them does not ask again.
      fireEvent.click(await screen.findByRole('button', { name: /^Period/ }))
      const isOffered = (await screen.findByRole('radio', { name: 'Last 30 days' })).getAttribute('value') === '4'
      await closeApp(app)
      return { ...seen, 'period-30': isOffered ? thirty : undefined, 'period-default': first }
    },
  },
  {
    name: 'the periods of profit and loss',
    constants: [0, 1, 2, 6, 14].map((value, place) =>
      option(`win-loss-${value}`, 'winLossPeriod', place, value, value + 50),
    ),
    async visit(documents) {
      const app = openApp(documents, { situation: 'member', at: '/yingkui' })
      await waitFor(() => expect(app.sent('api/winloss').length).toBeGreaterThan(0))
      const first = app.sent('api/winloss')[0]?.['type']
      const isToday = (await screen.findByRole('button', { name: /^Period/ })).textContent.includes('Today')
      const seen = await sentFor(app, { call: 'api/winloss', param: 'type', field: 'Period' }, profitPeriods)
      await closeApp(app)
      return { ...seen, 'win-loss-0': isToday ? first : undefined }
    },
  },
  offset('offset-300', '/records/offset', '300px', '/betRecord'),
  offset('offset-50', '/records/rebateOffset', '50px', '/rebates'),
  offset('offset-50-notices', '/records/noticeOffset', '50px', '/message?type=2'),
  {
    name: 'the first page of rebates',
    constants: [
      {
        id: 'rebates-first',
        document: 'screens/rebates.json',
        pointer: '/sources/orders/paging/first',
        sees: '0',
        changed: 1,
      },
    ],
    async visit(documents) {
      // The contract says where the list begins, and documents that begin elsewhere are refused.
      if (issuesOf(documents).length > 0) return {}
      const app = openApp(documents, { situation: 'member', at: '/rebates' })
      await waitFor(() => expect(app.sent('api/interest/order/rate_list').length).toBeGreaterThan(0))
      const page = app.sent('api/interest/order/rate_list')[0]?.['page']
      await closeApp(app)
      return { 'rebates-first': page }
    },
  },
]
