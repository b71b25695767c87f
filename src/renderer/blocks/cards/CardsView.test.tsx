// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CardsBlock } from '../../../format/blocks/cards.ts'
import * as mediaCard from '../../../ui/MediaCard.tsx'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { loadViews } from '../loadViews.ts'
import { views } from '../../../start/views.gen.ts'

vi.mock('../../../ui/MediaCard.tsx', { spy: true })

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(cleanup)

const games: CardsBlock = {
  type: 'cards',
  line: false,
  id: 'games',
  off: false,
  source: 'games',
  key: expressionOf('=row.game_code'),
  where: expressionOf('=row.app_state == 1'),
  shape: 'tile',
  columns: 2,
  card: {
    title: textOf('=row.name'),
    image: expressionOf('=row.mobile_img'),
    badge: { value: expressionOf('=row.app_state'), choices: 'open' },
    do: [{ go: '/gamePage', query: { code: expressionOf('=row.game_code') }, replace: false }],
  },
  empty: textOf('no games'),
}
const plan = planOf([games], { sources: { games: { call: 'getGameList', keep: false } } })
const rows = () => [
  { game_code: 'a', name: 'Baccarat', mobile_img: 'demo/a.svg', app_state: 1 },
  { game_code: 'b', name: 'Roulette', mobile_img: '', app_state: 1 },
  { game_code: 'c', name: 'Closed', mobile_img: '', app_state: 0 },
]
const lists = { choices: { open: { options: [{ value: 1, label: 'open now', tone: 'gain' as const }] } }, dialogs: {} }

beforeAll(async () => loadViews(views, [games]))

test('shows a card for each row that its condition lets through', async () => {
  playScreen(plan, { answers: { getGameList: rows }, lists })
  expect(await screen.findByText('Baccarat')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText('Closed')).toBeNull()
  expect(screen.getAllByText('open now')).toHaveLength(2)
})

test('acts with the row that was tapped', async () => {
  const { host } = playScreen(plan, { answers: { getGameList: rows }, lists })
  await userEvent.click(await screen.findByText('Roulette'))
  expect(host.went).toEqual([{ path: '/gamePage', query: { code: 'b' }, replace: false }])
})

test('draws an icon where a picture is missing or broken', async () => {
  playScreen(plan, { answers: { getGameList: rows }, lists })
  const card = (await screen.findByText('Baccarat')).closest('li')
  const picture = card?.querySelector('img')
  expect(picture).toHaveAttribute('loading', 'lazy')
  fireEvent.error(picture!)
  expect(card?.querySelector('img')).toBeNull()
  expect(card?.querySelector('svg')).toBeInTheDocument()
})

test('says that there is nothing', async () => {
  playScreen(plan, { answers: { getGameList: () => [] } })
  expect(await screen.findByText('no games')).toBeVisible()
})

test('renders only the card whose row has changed', async () => {
  const reload = {
    type: 'buttons' as const,
    id: 'again',
    off: false,
    layout: 'row' as const,
    items: [{ label: textOf('again'), variant: 'primary' as const, do: [{ reload: 'games' }] }],
  }
  const { host } = playScreen({ ...plan, body: [games, reload] }, { answers: { getGameList: rows }, lists })
  await screen.findByText('Baccarat')
  const draws = vi.mocked(mediaCard.MediaCard)
  draws.mockClear()

  await userEvent.click(screen.getByRole('button', { name: 'again' }))
  expect(host.callsOf('getGameList')).toHaveLength(2)
  expect(draws).not.toHaveBeenCalled()

  host.answer('getGameList', () =>
    rows().map((row) => (row.game_code === 'b' ? { ...row, name: 'Speed roulette' } : row)),
  )
  await userEvent.click(screen.getByRole('button', { name: 'again' }))
  expect(await screen.findByText('Speed roulette')).toBeVisible()
  expect(draws).toHaveBeenCalledTimes(1)
})

test('shows fixed cards as links of an icon', async () => {
  const items = [
    { title: textOf('Telegram'), icon: 'telegram' as const, do: [{ open: { url: 'https://t.example/' } }] },
    { title: textOf('Line'), when: expressionOf('=!session.loggedIn'), do: [] },
  ]
  const { host } = playScreen(
    planOf([{ type: 'cards', line: false, id: 'links', off: false, shape: 'link', columns: 3, items }]),
  )
  const list = await screen.findByRole('list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Telegram' }))
  expect(host.opened).toEqual(['https://t.example/'])
  act(() => host.session.set({ ...host.session.getSnapshot(), loggedIn: false }))
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
})
