// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ScreenPlan } from '../../../format/screen.ts'
import { views } from '../../../start/views.gen.ts'
import { Screen } from '../../Screen.tsx'
import { RendererProvider } from '../../screen/RendererProvider.tsx'
import { createTestHost } from '../../testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from '../../testing/planOf.ts'
import { loadViews } from '../loadViews.ts'
import * as indexing from './finding/indexRows.ts'
import { PreparedSearch } from './PreparedSearch.tsx'
import { game, searchPlan } from './testing/searchPlan.ts'

vi.mock('./finding/indexRows.ts', { spy: true })

beforeAll(async () => loadViews(views, searchPlan.body))
beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
})
afterEach(cleanup)

/** A screen that reads all games by itself, as home does. */
const home: ScreenPlan = planOf(
  [
    {
      type: 'text',
      id: 'count',
      off: false,
      text: textOf('=string(size(data.games))'),
      tone: 'neutral',
      size: 'body',
      boxed: false,
    },
  ],
  { id: 'home', sources: { games: { call: 'getGameList', with: { category: '' }, keep: false } } },
)

const indexRows = vi.mocked(indexing.indexRows)
const categories = (host: ReturnType<typeof createTestHost>) =>
  host.callsOf('getGameList').map(({ params }) => params['category'])

test('indexes the lists that other screens have read, asks for none, and the search that opens has its index', async () => {
  const all = [game('starlight', '별빛 바카라'), game('moon', '달빛 식보')]
  const host = createTestHost({ answers: { getGameList: ({ category }) => (category === '' ? all : []) } })
  const App = ({ plan, prepares }: { readonly plan: ScreenPlan; readonly prepares: boolean }) => (
    <RendererProvider host={host}>
      <Screen key={plan.id} plan={plan} query={{ q: '별' }} active />
      {prepares && <PreparedSearch plan={searchPlan} />}
    </RendererProvider>
  )
  const { rerender } = render(<App plan={home} prepares={false} />)
  expect(await screen.findByText('2')).toBeVisible()
  expect(indexRows).not.toHaveBeenCalled()

  rerender(<App plan={home} prepares />)
  await waitFor(() => expect(indexRows).toHaveBeenCalledTimes(1))
  await act(async () => undefined)
  expect(categories(host)).toEqual([''])

  rerender(<App plan={searchPlan} prepares={false} />)
  expect(screen.getByRole('button', { name: /^별빛/ })).toBeVisible()
  await waitFor(() => expect(categories(host)).toEqual(['', 'fishing', 'concise']))
  expect(indexRows.mock.calls.filter(([{ rows }]) => rows === indexRows.mock.calls[0]?.[0].rows)).toHaveLength(1)
})

test('indexes again what a condition on rows reads of another list', async () => {
  const [block] = searchPlan.body
  const [list] = block?.type === 'search' ? block.lists : []
  if (block?.type !== 'search' || !list) throw new Error('The plan has no search.')
  const where = expressionOf('=!data.fishing.exists(other, other.game_code == row.game_code)')
  const plan = { ...searchPlan, body: [{ ...block, lists: [{ ...list, where, alike: list.alike.slice(0, 1) }] }] }
  const answers: ((data: readonly object[]) => void)[] = []
  const host = createTestHost({
    answers: {
      getGameList: async ({ category }) =>
        category === ''
          ? [game('carp', '별 잉어'), game('star', '별 하나')]
          : new Promise((resolve) => answers.push(resolve)),
    },
  })
  render(
    <RendererProvider host={host}>
      <Screen plan={plan} query={{ q: '별' }} active />
    </RendererProvider>,
  )
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(screen.queryAllByRole('listitem')).toEqual([])
  act(() => answers[0]?.([{ ...game('carp', '별 잉어'), platform_name: 'deepsea' }]))
  await waitFor(() => expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(1))
  expect(screen.getByRole('button', { name: /^별 하나/ })).toBeVisible()
})
