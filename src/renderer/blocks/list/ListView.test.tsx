// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Big } from 'big.js'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ListBlock } from '../../../format/blocks/list.ts'
import type { Source } from '../../../format/screen.ts'
import { formBlock } from '../../form/testing/formBlock.ts'
import { failure } from '../../testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

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
const platform =
  (records: readonly object[]) =>
  ({ page }: { page?: unknown }) => {
    const first = (Number(page) - 1) * 3
    return { data: records.slice(first, first + 3), last_page: Math.max(1, Math.ceil(records.length / 3)) }
  }

const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('reads page by page to the finished text', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: platform([1, 2, 3, 4, 5].map((n) => record(n))) },
  })
  await screen.findByText('no1')
  expect(screen.queryByText('finished')).toBe(null)

  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('no5')
  expect(titles()).toEqual(['no1', 'no2', 'no3', 'no4', 'no5'])
  expect(screen.getByText('finished')).toBeVisible()
  expect(host.callsOf('getTransRecord').map(({ params }) => params['page'])).toEqual([1, 2])
  expect(screen.getByText('list.loaded 5')).toBeInTheDocument()
})

test('lists the rows of an expression as bubbles at either side, and asks again for what it reads', async () => {
  const user = userEvent.setup()
  const { source: _, ...rest } = list()
  const thread: ListBlock = {
    ...rest,
    rows: { ...expressionOf('=data.ticket.said'), needs: ['ticket'] },
    row: { ...rest.row, side: expressionOf('=row.state == 1') },
  }
  const said = [record('mine'), record('theirs', 2)]
  const { host } = playScreen(planOf([thread], { sources: { ticket: { call: 'getApp', keep: false } } }), {
    answers: { getApp: () => ({ said: [...said] }) },
  })
  await screen.findByText('nomine')
  expect(screen.getAllByRole('article').map((row) => row.dataset['end'])).toEqual(['true', 'false'])

  said.push(record('new', 2))
  await user.click(screen.getByRole('button', { name: 'list.refresh' }))
  await screen.findByText('nonew')
  expect(host.callsOf('getApp')).toHaveLength(2)
})

/** Played with rows of an answer that a list puts in an order of its own. */
async function arranged(rest: Partial<ListBlock>, amounts: readonly number[]) {
  const { source: _, ...own } = list()
  const block: ListBlock = { ...own, rows: { ...expressionOf('=data.board.rows'), needs: ['board'] }, ...rest }
  playScreen(planOf([block], { sources: { board: { call: 'getApp', keep: false } } }), {
    answers: { getApp: () => ({ rows: amounts.map((amount) => ({ ...record(amount), amount: new Big(amount) })) }) },
  })
  return screen.findAllByRole('listitem')
}

test('rows may be in an order of their own, and no more of them than may show', async () => {
  await arranged({ sort: { by: expressionOf('=row.amount'), down: true }, limit: 3 }, [9, 100, 20, 7])
  expect(titles()).toEqual(['no100', 'no20', 'no9'])
})

test('more rows than are in the page at once keep their order, and a button shows the rest', async () => {
  const user = userEvent.setup()
  const amounts = Array.from({ length: 40 }, (_, place) => (place * 7) % 40)
  await arranged({ sort: { by: expressionOf('=row.amount'), down: false }, limit: 35, collapseTo: 2 }, amounts)
  expect(titles()).toEqual(['no0', 'no1'])
  await user.click(screen.getByRole('button', { name: 'list.showAll 35' }))
  expect(titles().slice(0, 4)).toEqual(['no0', 'no1', 'no2', 'no3'])
})

test('a marked row stands out for everybody, and stays in sight where it may', async () => {
  const mark = { when: expressionOf('=row.amount == 33'), stick: true }
  const rows = await arranged(
    { mark },
    Array.from({ length: 40 }, (_, place) => place),
  )
  expect(rows).toHaveLength(40)
  expect(rows.filter((row) => row.hasAttribute('aria-current'))).toEqual([rows[33]])
  expect(rows[33]?.dataset['mark']).toBe('sticky')
})

/** Pages by their number, in place of even ones; one that is not there is empty. */
const uneven =
  (pages: Readonly<Record<number, readonly object[]>>, last_page: number) =>
  ({ page }: { page?: unknown }) => ({ data: pages[Number(page)] ?? [], last_page })

test('passes over up to three empty pages before the last, and then leaves it to the member', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: uneven({ 3: [record(1)], 5: [record(2)], 10: [record(3)] }, 10) },
  })
  const pages = () => host.callsOf('getTransRecord').map(({ params }) => params['page'])
  // The first two are empty, too.
  await screen.findByText('no1')
  expect(pages()).toEqual([1, 2, 3])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('no2')
  expect(pages().slice(3)).toEqual([4, 5])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(pages().slice(5)).toEqual([6, 7, 8]))
  expect(screen.queryByText('finished')).toBe(null)
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('no3')
  expect(pages().slice(8)).toEqual([9, 10])
  expect(titles()).toEqual(['no1', 'no2', 'no3'])
  expect(screen.getByText('finished')).toBeVisible()
})

test('asks for no page by itself behind three empty ones', async () => {
  const states: string[] = []
  const footer = vi
    .spyOn(await import('../../../ui/InfiniteFooter.tsx'), 'InfiniteFooter')
    .mockImplementation(({ state }) => {
      states.push(state)
      return <></>
    })
  onTestFinished(() => footer.mockRestore())
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: uneven({}, 10) },
  })
  await waitFor(() => expect(states.at(-1)).toBe('paused'))
  expect(host.callsOf('getTransRecord')).toHaveLength(3)
  expect(screen.queryByText('nothing')).toBe(null)
})

test('says that there is nothing where no page up to the last holds a row', async () => {
  playScreen(planOf([list()], { sources: { records: paged } }), { answers: { getTransRecord: uneven({}, 2) } })
  expect(await screen.findByText('nothing')).toBeVisible()
})

test('says how many another filter has left, not how many there were', async () => {
  const user = userEvent.setup()
  const plan = (state: number) => planOf([list()], { sources: { records: { ...paged, with: { type: state } } } })
  const { show } = playScreen(plan(1), {
    answers: {
      getTransRecord: ({ type, page }: { type?: unknown; page?: unknown }) =>
        platform(type === 1 ? [1, 2, 3, 4, 5].map((n) => record(n)) : [record(9)])({ page }),
    },
  })
  await screen.findByText('no1')
  expect(screen.queryByText(/list\.loaded/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('no5')
  expect(screen.getByText('list.loaded 5')).toBeInTheDocument()
  show({ plan: plan(2) })
  await screen.findByText('no9')
  expect(screen.getByText('list.loaded 1')).toBeInTheDocument()
  show({ plan: plan(1) })
  await screen.findByText('no1')
  expect(screen.queryByText('list.loaded 1')).toBeNull()
})

test('another page renders the list twice: while it loads, and when it has come', async () => {
  const states: string[] = []
  const footer = vi
    .spyOn(await import('../../../ui/InfiniteFooter.tsx'), 'InfiniteFooter')
    .mockImplementation(({ state, onMore }) => {
      states.push(`${state} under ${document.querySelectorAll('li').length}`)
      return <button onClick={onMore}>more</button>
    })
  onTestFinished(() => footer.mockRestore())
  const user = userEvent.setup()
  playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: platform([1, 2, 3, 4, 5].map((n) => record(n))) },
  })
  await screen.findByText('no3')
  states.length = 0
  await user.click(screen.getByRole('button', { name: 'more' }))
  await screen.findByText('no5')
  // The rows that a render adds are not in the page yet while it runs.
  expect(states).toEqual(['loading under 3', 'finished under 3'])
})

test('a refresh neither doubles nor drops rows', async () => {
  const user = userEvent.setup()
  const records = [1, 2, 3, 4, 5, 6, 7].map((n) => record(n))
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: platform(records) },
  })
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

test('a refresh while another page is on its way leaves no row out', async () => {
  const user = userEvent.setup()
  const records = [1, 2, 3, 4, 5, 6, 7].map((n) => record(n))
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: platform(records) },
  })
  await screen.findByText('no3')
  // The second page is read before there is a new record, and comes after a refresh has shown that.
  const late = Promise.withResolvers<unknown>()
  host.answer('getTransRecord', ({ page }) =>
    page === 2 ? late.promise : platform([record('new'), ...records])({ page }),
  )
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await user.click(screen.getByRole('button', { name: 'list.refresh' }))
  await screen.findByText('nonew')
  host.answer('getTransRecord', platform([record('new'), ...records]))
  await act(async () => late.resolve(platform(records)({ page: 2 })))
  await screen.findByText('no5')
  expect(titles()).toEqual(['nonew', 'no1', 'no2', 'no3', 'no4', 'no5'])
})

test('reads the first pages of a long list when the member asks again, and on a return keeps those that still follow', async () => {
  const user = userEvent.setup()
  const records = Array.from({ length: 48 }, (_, index) => record(index + 1))
  const row = { title: textOf('=row.out_trade_no + string(row.state)'), cells: [], actions: [] }
  const { host, show } = playScreen(planOf([list({ row })], { sources: { records: paged } }), {
    answers: { getTransRecord: platform(records) },
  })
  for (let page = 2; page <= 16; page += 1) {
    // One page after another, as a member scrolls.
    // oxlint-disable-next-line no-await-in-loop
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
  }
  await screen.findByText('finished')
  const pagesAsked = () => host.callsOf('getTransRecord').map(({ params }) => params['page'])
  expect(pagesAsked()).toHaveLength(16)

  records[1] = record(2, 3)
  show({ active: false })
  show({ active: true })
  await waitFor(() => expect(pagesAsked().slice(16)).toEqual([1, 2]))
  await screen.findByText('no23')
  expect(screen.getByText('finished')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'list.refresh' }))
  await screen.findByText('list.refreshed')
  expect(pagesAsked().slice(18)).toEqual([1, 2])
  await screen.findByRole('button', { name: 'Show more' })
  expect(titles()).toEqual(['no11', 'no23', 'no31', 'no41', 'no51', 'no61'])
})

test('a call that may have changed any row has all its pages read again', async () => {
  const user = userEvent.setup()
  const row: ListBlock['row'] = {
    title: textOf('=row.out_trade_no'),
    cells: [],
    actions: [{ label: { c: 'again' }, variant: 'quiet', do: [{ reload: 'records' }] }],
  }
  const { host } = playScreen(planOf([list({ row })], { sources: { records: paged } }), {
    answers: { getTransRecord: platform([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => record(n))) },
  })
  for (let page = 2; page <= 4; page += 1) {
    // One page after another, as a member scrolls.
    // oxlint-disable-next-line no-await-in-loop
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
  }
  await screen.findByText('no10')
  await user.click(screen.getAllByRole('button', { name: 'again' }).at(-1) ?? document.body)
  await waitFor(() =>
    expect(host.callsOf('getTransRecord').map(({ params }) => params['page'])).toEqual([1, 2, 3, 4, 1, 2, 3, 4]),
  )
})

test('a refresh that is refused says so in the words of the platform and keeps the rows', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: platform([record(1)]) },
  })
  await screen.findByText('no1')
  host.answer('getTransRecord', () => {
    throw failure('refused', 'Records are closed tonight')
  })
  await user.click(screen.getByRole('button', { name: 'list.refresh' }))
  await waitFor(() => expect(host.faults()).toEqual(['Records are closed tonight']))
  expect(titles()).toEqual(['no1'])
  expect(screen.queryByText('list.refreshed')).toBe(null)

  host.answer('getTransRecord', platform([record(2)]))
  await user.click(screen.getByRole('button', { name: 'list.refresh' }))
  await screen.findByText('no2')
  expect(host.faults()).toEqual([])
})

test('a row that moves to the next page while it is read shows once', async () => {
  const user = userEvent.setup()
  const records = [1, 2, 3, 4, 5].map((n) => record(n))
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: platform(records) },
  })
  await screen.findByText('no3')
  host.answer('getTransRecord', platform([record('new'), ...records]))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('no5')
  expect(titles()).toEqual(['no1', 'no2', 'no3', 'no4', 'no5'])
})

test('starts at page 0 where the list does', async () => {
  const source: Source = {
    call: 'getRebateOrders',
    keep: false,
    paging: { first: 0, offset: 50, finished: 'finished' },
  }
  const { host } = playScreen(
    planOf(
      [list({ key: expressionOf('=row.order_sn'), row: { title: textOf('=row.order_sn'), cells: [], actions: [] } })],
      { sources: { records: source } },
    ),
    {
      answers: { getRebateOrders: { data: [{ order_sn: 'a' }], last_page: 0 } },
    },
  )
  await screen.findByText('finished')
  expect(host.callsOf('getRebateOrders').map(({ params }) => params['page'])).toEqual([0])
})

test('a failed next page keeps the rows and can be asked again', async () => {
  const user = userEvent.setup()
  const answer = platform([1, 2, 3, 4].map((n) => record(n)))
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: answer },
  })
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

test('a next page that is refused says why in the words of the platform, without a way to try again', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: platform([1, 2, 3, 4].map((n) => record(n))) },
  })
  await screen.findByText('no1')
  host.answer('getTransRecord', () => {
    throw failure('refused', 'Only the newest records are kept')
  })
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Only the newest records are kept')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
  expect(titles()).toEqual(['no1', 'no2', 'no3'])
})

test('shows a skeleton, then that there is nothing', async () => {
  let answer: (data: object) => void = () => undefined
  playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: async () => new Promise((resolve) => (answer = resolve)) },
  })
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

test('leaves a line above the rows out while a part of it is missing', async () => {
  const { host } = playScreen(
    planOf([list({ title: { c: 'saved', with: { count: expressionOf('=size(data.records)') } } })], {
      sources: { records: paged },
    }),
    { copy: { saved: '{{count}} saved' } },
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/saved/)).toBe(null)
  host.answer('getTransRecord', platform([record(1)]))
  await userEvent.click(retry)
  expect(await screen.findByText('1 saved')).toBeVisible()
})

const filter: NonNullable<ListBlock['filter']> = {
  fields: [{ kind: 'choices', name: 'date', label: { c: 'period' }, choices: 'period', default: 4 }],
}
const lists = {
  choices: {
    period: {
      options: [
        { value: 1, label: 'today', tone: 'neutral' as const },
        { value: 4, label: 'days30', tone: 'neutral' as const },
      ],
    },
    state: {
      options: [{ value: 1, label: 'pending', tone: 'info' as const }],
      other: { label: 'other', tone: 'neutral' as const },
    },
  },
  dialogs: {},
}
const filtered: Source = { ...paged, with: { date: expressionOf('=filter.date') } }

test('a changed filter starts afresh: the old rows answer another question', async () => {
  const user = userEvent.setup()
  let answerToday: (data: object) => void = () => undefined
  const { host } = playScreen(planOf([list({ filter })], { sources: { records: filtered } }), {
    lists,
    answers: {
      getTransRecord: ({ date }) =>
        date === 4 ? { data: [record('old')], last_page: 1 } : new Promise((resolve) => (answerToday = resolve)),
    },
  })
  await screen.findByText('noold')
  await user.click(screen.getByRole('button', { name: /period/ }))
  await user.click(await screen.findByRole('radio', { name: 'today' }))

  expect(host.queries).toEqual([{ date: '1' }])
  await waitFor(() => expect(host.callsOf('getTransRecord').at(-1)?.params).toEqual({ date: 1, page: 1 }))
  expect(screen.queryByText('noold')).toBe(null)
  expect(screen.getByText('list.loading')).toBeInTheDocument()

  await act(async () => answerToday({ data: [record('today')], last_page: 1 }))
  expect(await screen.findByText('notoday')).toBeInTheDocument()
})

test('a poll with equal rows renders no row, and one changed row renders alone', async () => {
  const counts = new Map<string, number>()
  const answers = { getTransRecord: () => ({ data: [record(1), record(2)], last_page: 1 }) }
  const renders = vi.spyOn(await import('../../../ui/RecordRow.tsx'), 'RecordRow').mockImplementation(({ title }) => {
    counts.set(title, (counts.get(title) ?? 0) + 1)
    return <p>{title}</p>
  })
  const user = userEvent.setup()
  const { host } = playScreen(
    planOf([list({ row: { title: textOf('=row.out_trade_no + string(row.state)'), cells: [], actions: [] } })], {
      sources: { records: paged },
    }),
    { answers },
  )
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

test('keeps a screenful of ten thousand rows in the page', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => record(index + 1))
  playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: { data: rows, last_page: 1 } },
  })
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000'))
  expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(30)
})

test('a long list that grows does not force a layout by asking for the height of the window', async () => {
  const user = userEvent.setup()
  const rows = (count: number) => ({
    data: Array.from({ length: count }, (_, index) => record(index + 1)),
    last_page: 1,
  })
  const { host } = playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: { getTransRecord: rows(300) },
  })
  const first = () => screen.getAllByRole('listitem')[0]
  await waitFor(() => expect(first()).toHaveAttribute('aria-setsize', '300'))
  const height = vi.spyOn(window, 'innerHeight', 'get')
  onTestFinished(() => height.mockRestore())
  host.answer('getTransRecord', rows(400))
  await user.click(screen.getByRole('button', { name: 'list.refresh' }))
  await waitFor(() => expect(first()).toHaveAttribute('aria-setsize', '400'))
  expect(height).not.toHaveBeenCalled()
})

test('a state without a label shows the neutral one', async () => {
  const row = {
    title: textOf('=row.out_trade_no'),
    cells: [],
    actions: [],
    badge: { value: expressionOf('=row.state'), choices: 'state' },
  }
  playScreen(planOf([list({ row })], { sources: { records: paged } }), {
    lists,
    answers: { getTransRecord: platform([record(1, 1), record(2, 9)]) },
  })
  await screen.findByText('no1')
  expect(screen.getAllByRole('listitem').map((item) => within(item).getByText(/pending|other/).textContent)).toEqual([
    'pending',
    'other',
  ])
})

test('a row action is busy while it works and acts on its row', async () => {
  const user = userEvent.setup()
  let answer: (data: object) => void = () => undefined
  const row: ListBlock['row'] = {
    title: textOf('=row.out_trade_no'),
    cells: [],
    actions: [
      {
        label: { c: 'cancel' },
        variant: 'secondary',
        when: expressionOf('=row.state == 1'),
        do: [
          { call: 'cancelRecharge', with: { out_trade_no: expressionOf('=row.out_trade_no') }, money: true, say: true },
          { reload: 'records' },
        ],
      },
    ],
  }
  const { host } = playScreen(planOf([list({ row })], { sources: { records: paged } }), {
    answers: {
      getTransRecord: platform([record(1, 2), record(2, 1)]),
      cancelRecharge: async () => new Promise((resolve) => (answer = resolve)),
    },
  })
  const button = await screen.findByRole('button', { name: /cancel/ })
  await user.dblClick(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(host.callsOf('cancelRecharge').map(({ params }) => params)).toEqual([{ out_trade_no: 'no2' }])

  host.answer('getTransRecord', platform([record(1, 2), record(2, 3)]))
  expect(button).toHaveFocus()
  await act(async () => answer({}))
  await waitFor(() => expect(button).not.toBeInTheDocument())
  expect(host.callsOf('getTransRecord')).toHaveLength(2)
  // The button is gone with what it did; the row says what has come of it.
  expect(screen.getByText('no2').closest('article')).toHaveFocus()
})

test('a row action that moves money is off and says why while none can move', async () => {
  const row: ListBlock['row'] = {
    title: textOf('=row.out_trade_no'),
    cells: [],
    actions: [
      { label: { c: 'cancel' }, variant: 'secondary', do: [{ call: 'cancelRecharge', money: true, say: true }] },
    ],
  }
  const { host } = playScreen(planOf([list({ row })], { sources: { records: paged } }), {
    answers: { getTransRecord: platform([record(1)]) },
  })
  const button = await screen.findByRole('button', { name: 'cancel' })
  act(() => host.online.set(false))
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('offline.money')
  act(() => host.online.set(true))
  expect(button).toBeEnabled()
})

test('a change of money has its sign and colour, and shows only while its condition holds', async () => {
  const bets = [
    { bet_id: 'a', win_loss: new Big(700), status: 1 },
    { bet_id: 'b', win_loss: new Big(-50), status: 1 },
    { bet_id: 'c', win_loss: new Big(0), status: 2 },
  ]
  const row: ListBlock['row'] = {
    title: textOf('=row.bet_id'),
    aside: { value: expressionOf('=row.win_loss'), as: 'krw', signed: true, when: expressionOf('=row.status == 1') },
    cells: [],
    actions: [],
  }
  playScreen(
    planOf([list({ key: expressionOf('=row.bet_id'), row })], {
      sources: { records: { ...paged, call: 'getBetRecord' } },
    }),
    { answers: { getBetRecord: { data: bets, last_page: 1 } } },
  )
  await screen.findByText('a')
  expect(titles()).toEqual(['a+₩700', 'b−₩50', 'c'])
  expect(screen.getByText('+₩700').className).toContain('gain')
  expect(screen.getByText('−₩50').className).toContain('loss')
})

test('shows the first rows and the rest on request', async () => {
  const user = userEvent.setup()
  const source: Source = { call: 'getBalanceList', keep: false }
  const rows = ['a', 'b', 'c', 'd'].map((name) => ({ name, platname: name }))
  playScreen(
    planOf(
      [
        list({
          key: expressionOf('=row.name'),
          row: { title: textOf('=row.name'), cells: [], actions: [] },
          collapseTo: 2,
        }),
      ],
      { sources: { records: source } },
    ),
    { answers: { getBalanceList: rows } },
  )
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
  playScreen(
    planOf([list({ key: expressionOf('=row.name'), row: { title: textOf('=row.name'), cells: [], actions: [] } })], {
      sources: { records: source },
    }),
    { answers: { getBalanceList: rows } },
  )
  await screen.findByText('row0')
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000'))
  expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(60)
})

const opening = (more: Partial<NonNullable<ListBlock['row']['more']>> = {}): Partial<ListBlock> => ({
  key: expressionOf('=row.name'),
  row: {
    title: textOf('=row.name'),
    cells: [],
    actions: [],
    more: {
      body: [
        {
          type: 'text',
          id: 'inside',
          off: false,
          text: textOf("='in ' + row.name + ' ' + string(row.balance)"),
          tone: 'neutral',
          size: 'body',
          boxed: false,
        },
      ],
      ...more,
    },
  },
})
const wallets: Source = { call: 'getBalanceList', keep: false }
const balances = (...names: readonly string[]) => ({ getBalanceList: names.map((name) => ({ name, balance: 1 })) })

test('a press opens a row, and closes the one that was open', async () => {
  const user = userEvent.setup()
  playScreen(planOf([list(opening())], { sources: { records: wallets } }), { answers: balances('a', 'b') })
  const first = await screen.findByRole('button', { name: 'a', expanded: false })
  await user.click(first)
  expect(screen.getByText('in a 1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'b', expanded: false }))
  expect(screen.queryByText('in a 1')).toBe(null)
  await user.click(screen.getByRole('button', { name: 'b', expanded: true }))
  expect(screen.queryByText('in b 1')).toBe(null)
})

test('runs the opening actions when a row opens, with that row, and not when it closes', async () => {
  const user = userEvent.setup()
  const onOpen = [{ seen: 'messages', one: { id: expressionOf('=row.name'), at: 'now' } }] as const
  const { host } = playScreen(planOf([list(opening({ do: onOpen }))], { sources: { records: wallets } }), {
    answers: balances('a', 'b'),
  })
  await user.click(await screen.findByRole('button', { name: 'a' }))
  await user.click(screen.getByRole('button', { name: 'a', expanded: true }))
  expect(host.log).toEqual(['seeMessage a now'])
  await user.click(screen.getByRole('button', { name: 'b' }))
  expect(host.log).toEqual(['seeMessage a now', 'seeMessage b now'])
})

test('an open row follows its data and stays open over a refresh', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(planOf([list(opening())], { sources: { records: wallets } }), {
    answers: balances('a', 'b'),
  })
  await user.click(await screen.findByRole('button', { name: 'b' }))
  host.answer('getBalanceList', [
    { name: 'new', balance: 0 },
    { name: 'b', balance: 7 },
  ])
  await user.click(screen.getByRole('button', { name: 'list.refresh' }))
  expect(await screen.findByText('in b 7')).toBeVisible()
})

test('a row whose condition does not hold cannot be opened, and shuts when it no longer holds', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(
    planOf([list(opening({ when: expressionOf('=user.transferstatus == 0') }))], { sources: { records: wallets } }),
    {
      answers: balances('a'),
      user: { id: '1', transferstatus: 0 },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'a' }))
  expect(screen.getByText('in a 1')).toBeVisible()
  act(() => host.user.set({ id: '1', transferstatus: 1 }))
  expect(screen.queryByText('in a 1')).toBe(null)
  expect(screen.queryByRole('button', { name: 'a' })).toBe(null)
})

test('a form in an open row sends what it reads of the row, and shuts it', async () => {
  const user = userEvent.setup()
  const send = formBlock(
    { amount: { schema: { type: 'string', format: 'decimal' }, widget: 'amount' } },
    {
      submit: {
        label: textOf('submit'),
        variant: 'primary',
        clear: true,
        do: [
          {
            call: 'applyAgent',
            with: { mobile: expressionOf('=row.name'), apply_info: expressionOf('=string(form.amount)') },
            money: false,
            say: false,
          },
          { close: true },
        ],
      },
    },
  )
  const { host } = playScreen(planOf([list(opening({ body: [send] }))], { sources: { records: wallets } }), {
    answers: { ...balances('a', 'b'), applyAgent: {} },
  })
  await user.click(await screen.findByRole('button', { name: 'b' }))
  await user.type(await screen.findByLabelText('amount'), '500')
  host.answer('getBalanceList', [
    { name: 'a', balance: 2 },
    { name: 'b', balance: 2 },
  ])
  await user.click(screen.getByRole('button', { name: 'list.refresh' }))
  expect(screen.getByLabelText('amount')).toHaveValue('500')
  await user.click(screen.getByRole('button', { name: 'submit' }))
  await waitFor(() =>
    expect(host.callsOf('applyAgent').map(({ params }) => params)).toEqual([{ mobile: 'b', apply_info: '500' }]),
  )
  await waitFor(() => expect(screen.queryByLabelText('amount')).toBe(null))
})

test('an open row stays in the page when it is scrolled away', async () => {
  const user = userEvent.setup()
  const rows = Array.from({ length: 500 }, (_, index) => ({ name: `row${index}`, balance: index }))
  const { container } = playScreen(planOf([list(opening())], { sources: { records: wallets } }), {
    answers: { getBalanceList: rows },
  })
  await user.click(await screen.findByRole('button', { name: 'row3' }))
  const scroller = container.ownerDocument.documentElement
  await waitFor(() => expect(container.querySelector('[data-index]')).not.toBe(null))
  act(() => {
    scroller.scrollTop = 30_000
    scroller.dispatchEvent(new Event('scroll'))
    container.ownerDocument.dispatchEvent(new Event('scroll'))
  })
  expect(screen.getByText('in row3 3')).toBeInTheDocument()
})

test('stays where it is scrolled to as it grows long, and so do its rows', async () => {
  const HEIGHT = 150
  const all = Array.from({ length: 120 }, (_, index) => record(index + 1))
  // jsdom lays nothing out: rows are as high as each other, one below the other.
  const places = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function top(
    this: HTMLElement,
  ) {
    const place = this.matches('li') ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0
    return { top: place * HEIGHT } as DOMRect
  })
  onTestFinished(() => places.mockRestore())
  playScreen(planOf([list()], { sources: { records: paged } }), {
    answers: {
      getTransRecord: ({ page }) => ({ data: all.slice(20 * (Number(page) - 1), 20 * Number(page)), last_page: 6 }),
    },
    around: { wrapper: ({ children }) => <main style={{ overflowY: 'auto' }}>{children}</main> },
  })
  const scroller = screen.getByRole('main')
  Object.assign(scroller, { scrollTo: (to: ScrollToOptions) => (scroller.scrollTop = to.top ?? 0) })
  await screen.findByText('no1')
  scroller.scrollTop = 1500
  await act(async () => screen.getByRole('button', { name: 'Show more' }).click())
  await screen.findByText('list.loaded 40')
  // Where only the rows in sight are in the page, they say their places.
  await waitFor(() => expect(scroller.querySelector('[aria-posinset]')).not.toBe(null))
  const eleventh = screen.getByText('no11')
  expect(scroller.scrollTop).toBe(1500)
  expect(eleventh.closest('li')).toHaveStyle({ transform: `translateY(${10 * HEIGHT}px)` })
})
