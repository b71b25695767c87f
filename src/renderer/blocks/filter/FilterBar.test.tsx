// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Block } from '../../../format/blocks/Block.ts'
import type { FilterField } from '../../../format/blocks/filter.ts'
import type { Source } from '../../../format/screen.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)
afterEach(() => vi.useRealTimers())

const filter = (fields: readonly FilterField[], id = 'filter'): Block => ({
  type: 'filter',
  id,
  off: false,
  fields: [...fields],
})
const line = (text: string): Block => ({
  type: 'text',
  id: 'line',
  off: false,
  text: textOf(text),
  tone: 'neutral',
  size: 'body',
  boxed: false,
})

const dates = { min: expressionOf('=settings.dates.min'), max: expressionOf('=settings.dates.max') }
const range = (rest: object = {}): FilterField => ({
  kind: 'dateRange',
  start: 'from',
  end: 'to',
  defaultStart: '2026-11-01',
  defaultEnd: '2026-11-20',
  sameMonth: true,
  ...dates,
  ...rest,
})
const period: FilterField = { kind: 'choices', name: 'date', choices: 'period', default: 4, label: textOf('Period') }
const option = (value: string | number, label: string) => ({ value, label, tone: 'neutral' as const })
const lists = {
  choices: {
    period: { options: [option(1, 'today'), option(4, 'days30')] },
    kind: { options: [option('a', 'A'), option('b', 'B')] },
  },
  dialogs: {},
}

const shown = line("=filter.from + ' ' + filter.to")

test('a chosen value goes into the address and stays the number of its list', async () => {
  const user = userEvent.setup()
  const source: Source = { call: 'getBetRecord', with: { date: expressionOf('=filter.date') }, keep: false }
  const { host } = playScreen(planOf([filter([period])], { sources: { records: source } }), {
    lists,
    query: { other: 'x' },
    answers: { getBetRecord: { data: [], last_page: 1 } },
  })
  await waitFor(() => expect(host.callsOf('getBetRecord').map(({ params }) => params)).toEqual([{ date: 4 }]))

  await user.click(await screen.findByRole('button', { name: 'Period: days30' }))
  await user.click(await screen.findByRole('radio', { name: 'today' }))
  expect(host.queries).toEqual([{ other: 'x', date: '1' }])
  await waitFor(() => expect(host.callsOf('getBetRecord').at(-1)?.params).toEqual({ date: 1 }))
})

test('an address with a value that no list has means the default', async () => {
  playScreen(planOf([filter([period]), line('=string(filter.date)')]), { lists, query: { date: '99' } })
  expect(await screen.findByText('4')).toBeVisible()
})

test('a default from the query is the value of the list', async () => {
  const kind: FilterField = { kind: 'choices', name: 'kind', choices: 'kind', default: expressionOf('=query.kind') }
  playScreen(planOf([filter([kind]), line('=filter.kind')], { query: { kind: { enum: ['a', 'b'], default: 'b' } } }), {
    lists,
  })
  expect(await screen.findByText('b')).toBeVisible()
})

test('without a default the first option holds', async () => {
  const kind: FilterField = { kind: 'choices', name: 'kind', choices: 'kind' }
  playScreen(planOf([filter([kind]), line('=filter.kind')]), { lists })
  expect(await screen.findByText('a')).toBeVisible()
})

test('takes its options from a source, with one for all of them', async () => {
  const user = userEvent.setup()
  const wallet: FilterField = {
    kind: 'choices',
    name: 'wallet',
    label: textOf('Wallet'),
    choices: { source: 'wallets', value: 'platname', label: 'name', mask: false, all: textOf('Everything') },
  }
  const plan = planOf([filter([wallet]), line("='[' + filter.wallet + ']'")], {
    sources: { wallets: { call: 'getBalanceList', keep: false } },
  })
  playScreen(plan, { answers: { getBalanceList: [{ name: 'Evo', platname: 'evo' }] } })
  expect(await screen.findByText('[]')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Wallet: Everything' }))
  await user.click(await screen.findByRole('radio', { name: 'Evo' }))
  expect(await screen.findByText('[evo]')).toBeVisible()
})

test('two filters on a screen do not share their names', async () => {
  const plan = planOf([
    filter([period], 'one'),
    filter([period], 'two'),
    line("=string(filter.one.date) + ' ' + string(filter.two.date)"),
  ])
  playScreen(plan, { lists, query: { 'two.date': '1' } })
  expect(await screen.findByText('4 1')).toBeVisible()
})

test.each([
  ['the first after the last', { from: '2026-11-12', to: '2026-11-10' }],
  ['two months', { from: '2026-10-31', to: '2026-11-10' }],
  ['the same month of two years', { from: '2025-11-05', to: '2026-11-10' }],
  ['a day before the first', { from: '2019-12-01', to: '2019-12-05' }],
  ['no day', { from: '2026-11-31', to: '2026-11-31' }],
  ['half a range', { from: '2026-11-05' }],
])('an address with %s means the default range', async (_, query) => {
  playScreen(planOf([filter([range()]), shown]), { query })
  expect(await screen.findByText('2026-11-01 2026-11-20')).toBeVisible()
})

test('an address with a good range holds', async () => {
  playScreen(planOf([filter([range()]), shown]), { query: { from: '2026-10-02', to: '2026-10-30' } })
  expect(await screen.findByText('2026-10-02 2026-10-30')).toBeVisible()
})

test('a range over two months is refused with a reason and the old one stays', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(planOf([filter([range({ label: textOf('Dates') })]), shown]), {
    query: { from: '2026-10-25', to: '2026-10-30' },
  })
  await user.click(await screen.findByRole('button', { name: /^Dates/ }))
  const days = await screen.findAllByRole('button', { name: /2026/ })
  expect(days.length).toBeGreaterThan(0)
  expect(host.queries).toEqual([])
  expect(screen.getByText('2026-10-25 2026-10-30')).toBeVisible()
})

test('a field may be left out by a condition', async () => {
  playScreen(planOf([filter([{ ...period, when: expressionOf('=!session.loggedIn') }])]), { lists })
  expect(await screen.findByRole('group', { name: 'filter.label' })).toBeEmptyDOMElement()
})

test('a fixed option of a source is known in the address, and holds before one is chosen', async () => {
  const choices = {
    source: 'wallets',
    value: 'platname',
    label: 'name',
    mask: false,
    first: [{ value: 'main', label: textOf('Main') }],
  }
  const wallet: FilterField = { kind: 'choices', name: 'wallet', label: textOf('Wallet'), choices }
  const plan = planOf([filter([wallet]), line("='[' + filter.wallet + ']'")], {
    sources: { wallets: { call: 'getBalanceList', keep: false } },
  })
  const { show } = playScreen(plan, {
    answers: { getBalanceList: [{ name: 'Evo', platname: 'evo' }] },
    query: { wallet: 'gone' },
  })
  expect(await screen.findByText('[main]')).toBeVisible()
  show({ query: { wallet: 'main' } })
  expect(await screen.findByRole('button', { name: 'Wallet: Main' })).toBeVisible()
})

const number: FilterField = { kind: 'text', name: 'number', label: textOf('Number'), note: textOf('Loaded only') }

test('a typed text goes into the address with Enter, and is read as it is meant', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(planOf([filter([number]), line("='[' + filter.number + ']'")]), { query: { other: 'x' } })
  expect(screen.queryByRole('searchbox')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Number' }))
  const field = await screen.findByRole('searchbox', { name: 'Number' })
  expect(field).toHaveFocus()
  expect(screen.queryByText('Loaded only')).toBeNull()
  await user.type(field, ' B２０ ')
  expect(host.queries).toEqual([])
  await user.keyboard('{Enter}')
  expect(host.queries).toEqual([{ other: 'x', number: 'B20' }])
  expect(await screen.findByText('[B20]')).toBeVisible()
  expect(screen.getByText('Loaded only')).toBeVisible()
  expect(field).toHaveValue(' B２０ ')

  await user.click(screen.getByRole('button', { name: 'search.clear' }))
  expect(field).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(host.queries.at(-1)).toEqual({ other: 'x', number: '' })
  expect(await screen.findByText('[]')).toBeVisible()
  expect(screen.queryByText('Loaded only')).toBeNull()
})

test('a text in the address is shown, without the focus, and goes with its line', async () => {
  const user = userEvent.setup()
  const { host } = playScreen(planOf([filter([number])]), { query: { number: 'B20' } })
  const field = await screen.findByRole('searchbox', { name: 'Number' })
  expect(field).toHaveValue('B20')
  expect(field).not.toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Number', expanded: true }))
  expect(host.queries).toEqual([{ number: '' }])
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
})

test('a typed text goes into the address after a pause, once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { host } = playScreen(planOf([filter([number])]))
  await user.click(await screen.findByRole('button', { name: 'Number' }))
  await user.type(await screen.findByRole('searchbox'), 'B20')
  expect(host.queries).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  expect(host.queries).toEqual([{ number: 'B20' }])
})

const day: FilterField = { kind: 'date', name: 'day', default: '2026-11-02', label: textOf('Dates'), ...dates }

test.each([
  ['a day', day],
  ['two days', range({ label: textOf('Dates') })],
])("marks the platform's day where %s are chosen, whatever the device says", async (_, field) => {
  const user = userEvent.setup()
  playScreen(planOf([filter([field])]), {
    now: () => Date.parse('2026-11-20T17:00:00Z'),
    settings: { dates: { min: '2020-01-01', max: '2030-01-01' } },
  })
  await user.click(await screen.findByRole('button', { name: /^Dates/ }))
  await waitFor(() => expect(document.querySelector('[data-today]')?.textContent).toBe('21'))
})
