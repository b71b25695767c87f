// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { SearchBlock } from '../../../format/blocks/search.ts'
import { createMemoryStorage } from '../../../platform/createMemoryStorage.ts'
import { views } from '../../../start/views.gen.ts'
import { planOf, textOf } from '../../testing/planOf.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { loadViews } from '../loadViews.ts'
import { game, searchPlan } from '../search/testing/searchPlan.ts'

const finder = searchPlan.body.find((block): block is SearchBlock => block.type === 'search')
const lists = finder?.lists ?? []
const plan = planOf([{ type: 'shelf', id: 'again', off: false, label: textOf('To come back to'), lists }], {
  sources: searchPlan.sources,
})
const rows = {
  '': [game('moon', '달빛 식보'), game('star', '사막의 별')],
  fishing: [game('carp', '황금 잉어')],
  concise: [game('dice', '별 주사위')],
}

beforeAll(async () => {
  await loadViews(views, [...plan.body, ...searchPlan.body])
})
afterEach(cleanup)

function open(recent: readonly string[], starred: readonly string[] = []) {
  const storage = createMemoryStorage()
  if (recent.length > 0) storage.setItem('recent', JSON.stringify(recent))
  if (starred.length > 0) storage.setItem('playbill.device.favourites', JSON.stringify(starred))
  const playing = playScreen(plan, {
    storage,
    answers: { getGameList: ({ category }) => rows[String(category) as keyof typeof rows] },
  })
  return {
    ...playing,
    storage,
    asked: () => playing.host.callsOf('getGameList').map(({ params }) => params['category']),
  }
}

const shelf = () => screen.queryByRole('list', { name: 'To come back to' })
const names = () =>
  within(shelf() ?? document.body)
    .queryAllByRole('button')
    .map((button) => button.textContent)

test('shows what was opened lately, then what has a star, each once, and opens it', async () => {
  const { host, asked } = open(['nova/star', 'nova/moon'], ['nova/moon'])
  await waitFor(() => expect(names()).toEqual(['사막의 별', '달빛 식보']))
  fireEvent.click(screen.getByRole('button', { name: '달빛 식보' }))
  await waitFor(() => expect(host.went).toEqual([{ path: '/gamePage', query: { code: 'moon' }, replace: false }]))
  // The lists on demand have nothing that is missing.
  expect(asked().filter((category) => category !== '')).toEqual([])
})

test('reads the lists on demand one by one, only as far as something is missing', async () => {
  const { asked } = open(['nova/carp', 'nova/moon'])
  await waitFor(() => expect(names()).toEqual(['황금 잉어', '달빛 식보']))
  expect(asked()).toContain('fishing')
  expect(asked()).not.toContain('concise')
})

test('takes no space and reads no list where the device keeps neither', async () => {
  const { container, asked } = open([])
  await act(async () => undefined)
  expect(shelf()).toBeNull()
  expect(container.querySelector('[data-loading]')).toBeNull()
  expect(asked().filter((category) => category !== '')).toEqual([])
})

test('has its row as soon as a game was opened and home shows again', async () => {
  const { storage, show } = open([])
  await act(async () => undefined)
  expect(shelf()).toBeNull()
  show({ active: false })
  storage.setItem('recent', '["nova/moon"]')
  show({ active: true })
  await waitFor(() => expect(names()).toEqual(['달빛 식보']))
})

test('leaves out what no list has', async () => {
  open(['nova/gone', 'nova/moon'])
  await waitFor(() => expect(names()).toEqual(['달빛 식보']))
  await waitFor(() => expect(within(shelf() ?? document.body).getAllByRole('listitem')).toHaveLength(1))
})
