// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { CellsBlock } from '../../../format/blocks/cells.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { loadViews } from '../loadViews.ts'
import { views } from '../../../start/views.gen.ts'

afterEach(cleanup)

const languages: CellsBlock = {
  type: 'cells',
  id: 'languages',
  off: false,
  title: textOf('languages'),
  rows: expressionOf("=['kor', 'en']"),
  key: expressionOf('=row'),
  row: {
    label: textOf('=row'),
    selected: expressionOf('=session.locale == row'),
    do: [{ set: { locale: expressionOf('=row') } }],
  },
}

beforeAll(async () => loadViews(views, [languages]))

test('marks the chosen line for everybody', () => {
  playScreen(planOf([languages]))
  expect(screen.getByRole('button', { name: /^kor\s*common\.selected$/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'en' })).toBeVisible()
})

test('the chosen line has a check in place of its arrow', () => {
  playScreen(planOf([languages]))
  const drawn = (name: RegExp) =>
    [...screen.getByRole('button', { name }).querySelectorAll('use')].map(
      (use) => use.getAttribute('href')?.split('#')[1],
    )
  expect(drawn(/^kor/)).toEqual(['check'])
  expect(drawn(/^en/)).toEqual(['chevronRight'])
})

test('acts with the row that was tapped', async () => {
  const { host } = playScreen(planOf([languages]))
  await userEvent.click(screen.getByRole('button', { name: 'en' }))
  expect(host.log).toEqual(['setLocale:en'])
})

test('names the list by its heading', () => {
  playScreen(planOf([languages]))
  expect(screen.getByRole('heading', { level: 2, name: 'languages' })).toBeVisible()
  expect(screen.getByRole('list', { name: 'languages' })).toBeVisible()
})

test('is not a button where there is nothing to do, and gone where its condition does not hold', () => {
  const items = [
    { label: textOf('plain'), aside: { value: '1200', as: 'krw' as const } },
    { label: textOf('hidden'), when: expressionOf('=!session.loggedIn') },
  ]
  playScreen(planOf([{ type: 'cells', id: 'lines', off: false, items }]))
  expect(screen.getByText('plain')).toBeVisible()
  expect(screen.getByText('₩1,200')).toBeVisible()
  expect(screen.queryByText('hidden')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('counts what waits behind a line, up to 99, and nothing when there is nothing', () => {
  const items = [
    { label: textOf('messages'), count: expressionOf('=session.unread'), do: [{ go: '/message', replace: false }] },
    { label: textOf('many'), count: 120 },
    { label: textOf('none'), count: 0 },
  ]
  playScreen(planOf([{ type: 'cells', id: 'lines', off: false, items }]), { unread: 3 })
  expect(screen.getByRole('button', { name: /messages\s*3/ })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'messages3',
    'many99+',
    'none',
  ])
})
