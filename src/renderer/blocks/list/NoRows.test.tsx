// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { ListBlock } from '../../../format/blocks/list.ts'
import type { Source } from '../../../format/screen.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'

afterEach(cleanup)

const filter = {
  fields: [
    {
      kind: 'choices',
      name: 'date',
      label: { c: 'period' },
      choices: 'period',
      default: expressionOf('=settings.records.period'),
    },
  ],
} satisfies ListBlock['filter']

const list: ListBlock = {
  type: 'list',
  id: 'records',
  off: false,
  source: 'records',
  key: expressionOf('=row.out_trade_no'),
  empty: { c: 'nothing' },
  emptyAction: { label: { c: 'deposit' }, variant: 'secondary', do: [] },
  row: { title: textOf('=row.out_trade_no'), cells: [], actions: [] },
  skeletonRows: 3,
}
const records: Source = { call: 'getTransRecord', keep: false, with: { date: expressionOf('=filter.date') } }
const options = [1, 4].map((value) => ({ value, label: `period ${value}`, tone: 'info' as const }))

function play(query: Readonly<Record<string, string>>, body: Parameters<typeof planOf>[0] = [{ ...list, filter }]) {
  return playScreen(planOf(body, { sources: { records } }), {
    query,
    settings: { records: { period: 4 } },
    lists: { choices: { period: { options } }, dialogs: {} },
    answers: { getTransRecord: ({ date }) => (date === 1 ? [] : [{ out_trade_no: 'no1' }]) },
  })
}

const playEmpty = (query: Readonly<Record<string, string>>) =>
  playScreen(planOf([{ ...list, filter }], { sources: { records } }), {
    query,
    settings: { records: { period: 4 } },
    lists: { choices: { period: { options } }, dialogs: {} },
    answers: { getTransRecord: () => [] },
  })

test.each([{}, { date: '4' }, { date: 'none of the list' }, { other: '1' }])(
  'says that there is none yet, with the way on, while the filter is as it was at first: %j',
  async (query) => {
    playEmpty(query)
    expect(await screen.findByText('nothing')).toBeVisible()
    expect(screen.getByRole('button', { name: 'deposit' })).toBeVisible()
    expect(screen.queryByText('list.noMatches')).toBe(null)
  },
)

test('says that nothing matches another filter, and a button takes it back and nothing else of the address', async () => {
  const user = userEvent.setup()
  const { host } = play({ date: '1', other: 'x' })
  expect(await screen.findByText('list.noMatches')).toBeVisible()
  expect(screen.queryByText('nothing')).toBe(null)
  expect(screen.queryByRole('button', { name: 'deposit' })).toBe(null)

  await user.click(screen.getByRole('button', { name: 'list.clearFilter' }))
  expect(await screen.findByText('no1')).toBeVisible()
  expect(host.queries.at(-1)).toEqual({ other: 'x' })
  expect(screen.getByRole('button', { name: /^period/ })).toHaveFocus()
})

test('goes by a filter of the screen that its source reads', async () => {
  play({ date: '1' }, [{ type: 'filter', id: 'period', off: false, fields: filter.fields }, list])
  expect(await screen.findByText('list.noMatches')).toBeVisible()
})
