// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Big } from 'big.js'
import { afterEach, expect, test } from 'vitest'
import type { ListBlock } from '../../../format/blocks/list.ts'
import type { Source } from '../../../format/screen.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)

const list: ListBlock = {
  type: 'list',
  id: 'records',
  off: false,
  source: 'records',
  key: expressionOf('=row.out_trade_no'),
  empty: { c: 'nothing' },
  days: {
    at: expressionOf('=row.created_at'),
    in: expressionOf("=row.kind == 'in' ? row.amount : decimal('0')"),
    out: expressionOf("=row.kind == 'out' ? row.amount : decimal('0')"),
    as: { if: expressionOf("=row.?way.orValue('') == 'usdt'"), then: 'usdt', else: 'krw' },
    when: expressionOf('=row.state == 2'),
  },
  row: { title: textOf('=row.out_trade_no'), cells: [], actions: [] },
  skeletonRows: 3,
}
const paged: Source = { call: 'getTransRecord', keep: false, paging: { first: 1, offset: 300, finished: 'finished' } }

const row = (name: string | number, created_at: string, amount: string, rest: object = {}) => ({
  out_trade_no: `no${name}`,
  created_at,
  amount: new Big(amount),
  kind: 'in',
  state: 2,
  ...rest,
})

/** 21 November 2026, 00:30 in Seoul, where the test's reader lives. */
const NOW = Date.parse('2026-11-20T15:30:00Z')

function play(pages: readonly (readonly object[])[], rest: Partial<ListBlock> = {}) {
  return playScreen(planOf([{ ...list, ...rest }], { sources: { records: paged } }), {
    now: () => NOW,
    answers: {
      getTransRecord: ({ page }: { page?: unknown }) => ({
        data: pages[Number(page) - 1] ?? [],
        last_page: pages.length,
      }),
    },
  })
}

const headsOf = () => screen.getAllByRole('heading').map((title) => title.parentElement?.textContent)

test('each day has a heading above its first row, by the clock that the times in the rows are on', async () => {
  play([
    [
      row(1, '2026-11-20 23:10:00', '1000'),
      row(2, '2026-11-20 22:50:00', '2000'),
      row(3, '2026-11-20 10:00:00', '4000'),
      row(4, '2026-11-18 10:00:00', '8000'),
    ],
  ])
  await screen.findByText('no4')
  // 23:10 by the platform's clock is past midnight in Seoul.
  expect(headsOf()).toEqual([
    '오늘list.dayIn ₩1,000',
    '어제list.dayIn ₩6,000',
    expect.stringMatching(/^11월 18일 \(수\)list\.dayIn ₩8,000$/),
  ])
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first ?? document.body).getByRole('heading', { level: 2 })).toHaveTextContent('오늘')
  expect(second).toHaveTextContent(/^어제/)
})

test('sums are exact, currencies are never added to each other, and what was not done is not in them', async () => {
  play([
    [
      row(1, '2026-11-20 23:10:00', '0.1', { way: 'usdt' }),
      row(2, '2026-11-20 23:09:00', '0.2', { way: 'usdt' }),
      row(3, '2026-11-20 23:08:00', '90071992547409931'),
      row(4, '2026-11-20 23:07:00', '500', { kind: 'out' }),
      row(5, '2026-11-20 23:06:00', '777', { state: 1 }),
      row(6, '2026-11-20 23:05:00', '777', { state: 3 }),
    ],
  ])
  await screen.findByText('no6')
  expect(headsOf()).toEqual(['오늘list.dayIn ₩90,071,992,547,409,931 · $0.30list.dayOut ₩500'])
})

test('a day without anything done has no sum', async () => {
  play([[row(1, '2026-11-20 23:10:00', '777', { state: 3 })]])
  await screen.findByText('no1')
  expect(headsOf()).toEqual(['오늘'])
})

test('the last day says that its sums are of what is loaded while more may come', async () => {
  const user = userEvent.setup()
  play([
    [row(1, '2026-11-20 23:10:00', '1000'), row(2, '2026-11-20 10:00:00', '2000')],
    [row(3, '2026-11-20 09:00:00', '4000')],
  ])
  await screen.findByText('no2')
  expect(headsOf()).toEqual(['오늘list.dayIn ₩1,000', '어제list.dayIn ₩2,000list.daySoFar'])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('no3')
  expect(headsOf()).toEqual(['오늘list.dayIn ₩1,000', '어제list.dayIn ₩6,000'])
})

test('a row at a time that no calendar has is beneath the day of the row before it', async () => {
  play([[row(1, '2026-11-20 23:10:00', '1000'), row(2, '', '2000', { created_at: 1e16 })]])
  await screen.findByText('no2')
  expect(headsOf()).toEqual(['오늘list.dayIn ₩1,000'])
})

test('a row that changes while it is polled changes the sums of its day', async () => {
  const answer = { rows: [row(1, '2026-11-20 23:10:00', '1000', { state: 1 }), row(2, '2026-11-20 23:00:00', '5')] }
  const { host } = playScreen(planOf([list], { sources: { records: paged } }), {
    now: () => NOW,
    answers: { getTransRecord: () => ({ data: answer.rows, last_page: 1 }) },
  })
  await screen.findByText('no2')
  expect(headsOf()).toEqual(['오늘list.dayIn ₩5'])
  answer.rows = [row(1, '2026-11-20 23:10:00', '1000'), row(2, '2026-11-20 23:00:00', '5')]
  await userEvent.setup().click(screen.getByRole('button', { name: 'list.refresh' }))
  await waitFor(() => expect(headsOf()).toEqual(['오늘list.dayIn ₩1,005']))
  expect(host.callsOf('getTransRecord')).toHaveLength(2)
})

test('10,000 rows have the sums of all of them, and only the headings in sight are in the page', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) =>
    row(at, `2026-11-${String(20 - Math.floor(at / 1000)).padStart(2, '0')} 10:00:00`, '1'),
  )
  play([rows])
  await screen.findByText('no0')
  // What shows many rows comes in a file of its own.
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000'))
  expect(headsOf()).toEqual(['어제list.dayIn ₩1,000'])
  expect(screen.getAllByRole('listitem').length).toBeLessThan(100)
})

test('beneath the title of its list a day is a heading of the next level', async () => {
  play([[row(1, '2026-11-20 23:10:00', '1000')]], { title: textOf('orders') })
  await screen.findByText('no1')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('오늘')
})
