// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { CellsBlock } from '../../../format/blocks/cells.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { loadViews } from '../loadViews.ts'
import { views } from '../../../start/views.gen.ts'

afterEach(cleanup)

const ranks: CellsBlock = {
  type: 'cells',
  id: 'ranks',
  off: false,
  rows: expressionOf('=data.board.rows'),
  key: expressionOf('=row.name'),
  row: { label: textOf('=row.name') },
}

beforeAll(async () => loadViews(views, [ranks]))

async function shown(block: Partial<CellsBlock>, rows: readonly object[]) {
  playScreen(planOf([{ ...ranks, ...block }], { sources: { board: { call: 'getApp', keep: false } } }), {
    answers: { getApp: async () => Promise.resolve({ rows }) },
  })
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
}

const by = expressionOf('=row.of')

test('rows are in the order of figures, amounts among numbers, and equal ones as they came', async () => {
  const rows = [
    { name: 'nine', of: 9 },
    { name: 'ten', of: new Big('10') },
    { name: 'two', of: 2 },
    { name: 'also nine', of: 9 },
  ]
  expect(await shown({ sort: { by, down: false } }, rows)).toEqual(['two', 'nine', 'also nine', 'ten'])
})

test('the largest come first, those without a value last, and no more show than may', async () => {
  const rows = [{ name: 'a', of: 'x' }, { name: 'none' }, { name: 'b', of: 'y' }, { name: 'c', of: 'z' }]
  expect(await shown({ sort: { by, down: true } }, rows)).toEqual(['c', 'b', 'a', 'none'])
  cleanup()
  expect(await shown({ sort: { by, down: true }, limit: 2 }, rows)).toEqual(['c', 'b'])
})

test('a marked row stands out for everybody, and stays in sight where it may', async () => {
  await shown({ mark: { when: expressionOf("=row.name == 'b'"), stick: true } }, [{ name: 'a' }, { name: 'b' }])
  const [a, b] = screen.getAllByRole('listitem')
  expect(a).not.toHaveAttribute('aria-current')
  expect(b).toHaveAttribute('aria-current', 'true')
  expect(b?.dataset['mark']).toBe('sticky')
})
