// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Big } from 'big.js'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListBlock } from '../../format/blocks/list.ts'
import type { Source } from '../../format/screen.ts'
import { failure } from '../testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from '../testing/planOf.ts'
import { playScreen } from '../testing/playScreen.tsx'

afterEach(cleanup)

const list = (rest: Partial<ListBlock> = {}): ListBlock => ({
  type: 'list',
  id: 'records',
  off: false,
  source: 'records',
  key: expressionOf('=row.out_trade_no'),
  empty: { c: 'nothing' },
  row: { title: textOf('=row.out_trade_no'), cells: [], actions: [] },
  skeletonRows: 3,
  ...rest,
})

const paged: Source = { call: 'getTransRecord', keep: false, paging: { first: 1, offset: 300, finished: 'finished' } }
const record = (name: string | number, state = 1) => ({ out_trade_no: `no${name}`, state, amount: new Big(100) })

/** The platform's records, three to a page. */
const platform = (records: readonly object[]) => ({ page }: { page?: unknown }) => {
  const first = (Number(page) - 1) * 3
  return { data: records.slice(first, first + 3), last_page: Math.max(1, Math.ceil(records.length / 3)) }
}

const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('reads page by page to the finished text', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), { answers: { getTransRecord: platform([1, 2, 3, 4, 5].map((n) => record(n))) } })
  await screen.findByText('no1')
  expect(screen.queryByText('finished')).toBe(null)

  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('no5')
  expect(titles()).toEqual(['no1', 'no2', 'no3', 'no4', 'no5'])
  expect(screen.getByText('finished')).toBeVisible()
  expect(host.callsOf('getTransRecord').map(({ params }) => params['page'])).toEqual([1, 2])
  expect(screen.getByText('list.loaded 5')).toBeInTheDocument()
})

test('a refresh neither doubles nor drops rows', async () => {
  const user = userEvent.setup()
  const records = [1, 2, 3, 4, 5, 6, 7].map((n) => record(n))
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), { answers: { getTransRecord: platform(records) } })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('no6')

  host.answer('getTransRecord', platform([record('new'), ...records]))
  await user.click(screen.getByRole('button', { name: 'list.refresh' }))
  await screen.findByText('nonew')
  expect(titles()).toEqual(['nonew', 'no1', 'no2', 'no3', 'no4', 'no5'])

  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('no7')
  expect(titles()).toEqual(['nonew', 'no1', 'no2', 'no3', 'no4', 'no5', 'no6', 'no7'])
})

test('a row that moves to the next page while it is read shows once', async () => {
  const user = userEvent.setup()
  const records = [1, 2, 3, 4, 5].map((n) => record(n))
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), { answers: { getTransRecord: platform(records) } })
  await screen.findByText('no3')
  host.answer('getTransRecord', platform([record('new'), ...records]))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('no5')
  expect(titles()).toEqual(['no1', 'no2', 'no3', 'no4', 'no5'])
})

test('starts at page 0 where the list does', async () => {
  const source: Source = { call: 'getRebateOrders', keep: false, paging: { first: 0, offset: 50, finished: 'finished' } }
  const { host } = playScreen(planOf([list({ key: expressionOf('=row.order_sn'), row: { title: textOf('=row.order_sn'), cells: [], actions: [] } })], { sources: { records: source } }), {
    answers: { getRebateOrders: { data: [{ order_sn: 'a' }], last_page: 0 } },
  })
  await screen.findByText('finished')
  expect(host.callsOf('getRebateOrders').map(({ params }) => params['page'])).toEqual([0])
})

test('a failed next page keeps the rows and can be asked again', async () => {
  const user = userEvent.setup()
  const answer = platform([1, 2, 3, 4].map((n) => record(n)))
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), { answers: { getTransRecord: answer } })
  await screen.findByText('no1')
  host.answer('getTransRecord', () => {
    throw failure('server')
  })
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('list.moreFailed')).toBeVisible()
  expect(titles()).toEqual(['no1', 'no2', 'no3'])

  host.answer('getTransRecord', answer)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('no4')
})

test('shows a skeleton, then that there is nothing', async () => {
  let answer: (data: object) => void = () => undefined
  playScreen(planOf([list()], { sources: { records: paged } }), { answers: { getTransRecord: async () => new Promise((resolve) => (answer = resolve)) } })
  expect(await screen.findByText('list.loading')).toBeInTheDocument()
  await act(async () => answer({ data: [], last_page: 1 }))
  expect(await screen.findByText('nothing')).toBeVisible()
  expect(screen.queryByText('list.loading')).toBe(null)
})

test('a failure can be tried again', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }))
  expect(await screen.findByText('error.title')).toBeVisible()
  host.answer('getTransRecord', platform([record(1)]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('no1')).toBeVisible()
})

const filter: NonNullable<ListBlock['filter']> = { fields: [{ kind: 'choices', name: 'date', label: { c: 'period' }, choices: 'period', default: 4 }] }
const lists = { choices: { period: { options: [{ value: 1, label: 'today', tone: 'neutral' as const }, { value: 4, label: 'days30', tone: 'neutral' as const }] }, state: { options: [{ value: 1, label: 'pending', tone: 'info' as const }], other: { label: 'other', tone: 'neutral' as const } } }, dialogs: {} }
const filtered: Source = { ...paged, with: { date: expressionOf('=filter.date') } }

test('a changed filter starts afresh and dims the old rows until the answer', async () => {
  const user = userEvent.setup()
  let answerToday: (data: object) => void = () => undefined
  const { host } = playScreen(planOf([list({ filter })], { sources: { records: filtered } }), {
    lists,
    answers: { getTransRecord: ({ date }) => (date === 4 ? { data: [record('old')], last_page: 1 } : new Promise((resolve) => (answerToday = resolve))) },
  })
  await screen.findByText('noold')
  await user.click(screen.getByRole('button', { name: /period/ }))
  await user.click(await screen.findByRole('radio', { name: 'today' }))

  expect(host.queries).toEqual([{ date: '1' }])
  await waitFor(() => expect(host.callsOf('getTransRecord').at(-1)?.params).toEqual({ date: 1, page: 1 }))
  expect(screen.getByText('noold').closest('[aria-busy]')).toBeInTheDocument()

  await act(async () => answerToday({ data: [record('today')], last_page: 1 }))
  expect(await screen.findByText('notoday')).toBeInTheDocument()
  expect(screen.queryByText('noold')).toBe(null)
})

test('a poll with equal rows renders no row, and one changed row renders alone', async () => {
  const counts = new Map<string, number>()
  const answers = { getTransRecord: () => ({ data: [record(1), record(2)], last_page: 1 }) }
  const renders = vi.spyOn(await import('../../ui/RecordRow.tsx'), 'RecordRow').mockImplementation(({ title }) => {
    counts.set(title, (counts.get(title) ?? 0) + 1)
    return <p>{title}</p>
  })
  const user = userEvent.setup()
  const { host } = playScreen(planOf([list({ row: { title: textOf('=row.out_trade_no + string(row.state)'), cells: [], actions: [] } })], { sources: { records: paged } }), { answers })
  await screen.findByText('no11')
  const before = Object.fromEntries(counts)

  await user.click(screen.getByRole('button', { name: 'list.refresh' }))
  await waitFor(() => expect(host.callsOf('getTransRecord')).toHaveLength(2))
  await screen.findByText('list.refreshed')
  expect(Object.fromEntries(counts)).toEqual(before)

  host.answer('getTransRecord', { data: [record(1), record(2, 3)], last_page: 1 })
  await user.click(screen.getByRole('button', { name: 'list.refresh' }))
  await screen.findByText('no23')
  expect(Object.fromEntries(counts)).toEqual({ ...before, no23: 1 })
  renders.mockRestore()
})

test('a state without a label shows the neutral one', async () => {
  const row = { title: textOf('=row.out_trade_no'), cells: [], actions: [], badge: { value: expressionOf('=row.state'), choices: 'state' } }
  playScreen(planOf([list({ row })], { sources: { records: paged } }), { lists, answers: { getTransRecord: platform([record(1, 1), record(2, 9)]) } })
  await screen.findByText('no1')
  expect(screen.getAllByRole('listitem').map((item) => within(item).getByText(/pending|other/).textContent)).toEqual(['pending', 'other'])
})

test('a row action is busy while it works and acts on its row', async () => {
  const user = userEvent.setup()
  let answer: (data: object) => void = () => undefined
  const row: ListBlock['row'] = {
    title: textOf('=row.out_trade_no'),
    cells: [],
    actions: [{ label: { c: 'cancel' }, variant: 'secondary', when: expressionOf('=row.state == 1'), do: [{ call: 'cancelRecharge', with: { out_trade_no: expressionOf('=row.out_trade_no') }, money: true, say: true }, { reload: 'records' }] }],
  }
  const { host } = playScreen(planOf([list({ row })], { sources: { records: paged } }), {
    answers: { getTransRecord: platform([record(1, 2), record(2, 1)]), cancelRecharge: async () => new Promise((resolve) => (answer = resolve)) },
  })
  const button = await screen.findByRole('button', { name: /cancel/ })
  await user.dblClick(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(host.callsOf('cancelRecharge').map(({ params }) => params)).toEqual([{ out_trade_no: 'no2' }])

  await act(async () => answer({}))
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  expect(host.callsOf('getTransRecord')).toHaveLength(2)
})

test('shows the first rows and the rest on request', async () => {
  const user = userEvent.setup()
  const source: Source = { call: 'getBalanceList', keep: false }
  const rows = ['a', 'b', 'c', 'd'].map((name) => ({ name, platname: name }))
  playScreen(planOf([list({ key: expressionOf('=row.name'), row: { title: textOf('=row.name'), cells: [], actions: [] }, collapseTo: 2 })], { sources: { records: source } }), { answers: { getBalanceList: rows } })
  await screen.findByText('a')
  expect(titles()).toEqual(['a', 'b'])
  await user.click(screen.getByRole('button', { name: 'list.showAll 4' }))
  expect(titles()).toEqual(['a', 'b', 'c', 'd'])
  await user.click(screen.getByRole('button', { name: 'list.showLess' }))
  expect(titles()).toEqual(['a', 'b'])
})

test('keeps few of many rows in the page and says how many there are', async () => {
  const source: Source = { call: 'getBalanceList', keep: false }
  const rows = Array.from({ length: 5000 }, (_, index) => ({ name: `row${index}` }))
  playScreen(planOf([list({ key: expressionOf('=row.name'), row: { title: textOf('=row.name'), cells: [], actions: [] } })], { sources: { records: source } }), { answers: { getBalanceList: rows } })
  await screen.findByText('row0')
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000'))
  expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(60)
})
