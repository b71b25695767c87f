// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { BlockOf } from '../../../format/blocks/Block.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { loadViews } from '../loadViews.ts'
import { views } from '../../../start/views.gen.ts'

afterEach(cleanup)

const week: BlockOf<'chart'> = {
  type: 'chart',
  id: 'week',
  off: false,
  title: textOf('week'),
  rows: expressionOf('=data.board.week'),
  key: expressionOf('=row.day'),
  row: { label: textOf('=row.day'), value: expressionOf('=row.points'), as: 'number' },
  empty: textOf('nothing'),
}

beforeAll(async () => loadViews(views, [week]))

const play = (rows: readonly object[]) =>
  playScreen(planOf([week], { sources: { board: { call: 'getApp', keep: false } } }), {
    answers: { getApp: async () => Promise.resolve({ week: rows }) },
  })

test('a bar for each row is as long as its figure beside the largest, in a table of its name', async () => {
  play([
    { day: 'Mon', points: 1200 },
    { day: 'Tue', points: 300 },
    { day: 'Wed', points: -5 },
  ])
  const table = await screen.findByRole('table', { name: 'week' })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['Mon1,200', 'Tue300', 'Wed−5'])
  expect([...table.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['100%', '25%', '0%'])
})

test('no rows are said', async () => {
  play([])
  expect(await screen.findByText('nothing')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})
