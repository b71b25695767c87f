// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../../../platform/createMemoryStorage.ts'
import { views } from '../../../start/views.gen.ts'
import { failure, type TestAnswer } from '../../testing/createTestHost.ts'
import { playScreen } from '../../testing/playScreen.tsx'
import { loadViews } from '../loadViews.ts'
import { game, searchPlan } from './testing/searchPlan.ts'

beforeAll(async () => {
  await loadViews(views, searchPlan.body)
  await import('../../parts/VirtualItems.tsx')
})
beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const starlight = game('starlight', '별빛 바카라', { platform_name: 'grandia' })
const games = [
  starlight,
  game('moon', '달빛 식보'),
  game('star', '사막의 별'),
  game('closed', '별 정원', { app_state: 0 }),
]
const lists = { '': games, fishing: [game('carp', '황금 잉어')], concise: [game('dice', '별 주사위')] }

/** Answers each category with its list, or as another answer says. */
const platform =
  (others: Readonly<Record<string, TestAnswer>> = {}): TestAnswer =>
  (params, options) => {
    const category = String(params['category']) as keyof typeof lists
    const other = others[category]
    return typeof other === 'function' ? other(params, options) : (other ?? lists[category])
  }

const awaited: TestAnswer = async () => new Promise(() => undefined)
const failing: TestAnswer = () => {
  throw failure('network', '', 'getGameList')
}

function open(others: Readonly<Record<string, TestAnswer>> = {}, options: Parameters<typeof playScreen>[1] = {}) {
  const playing = playScreen(searchPlan, { answers: { getGameList: platform(others) }, ...options })
  return { ...playing, asked: () => playing.host.callsOf('getGameList').map(({ params }) => params['category']) }
}

const field = () => screen.getByRole('searchbox', { name: 'Find' })
const titles = () =>
  screen.queryAllByRole('listitem').map((item) => within(item).getAllByRole('button')[0]?.textContent)
const allRead = async () => waitFor(() => expect(screen.queryByText(/search\.reading/)).toBeNull())

describe('what is typed', () => {
  test('finds games of all lists as it is typed, and says how many', async () => {
    open()
    await allRead()
    await userEvent.type(field(), '별')
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(titles()).toEqual(['별 주사위nova', '별빛 바카라grandia', '별 정원nova', '사막의 별nova'])
    expect(screen.getByText(/search\.found.*4/)).toBeVisible()
    await userEvent.type(field(), '빛')
    await waitFor(() => expect(titles()).toEqual(['별빛 바카라grandia']))
  })

  test('finds while a syllable is being composed', async () => {
    open()
    await allRead()
    fireEvent.compositionStart(field())
    for (const half of ['ㅂ', '벼', '별', '볇', '별비']) {
      fireEvent.change(field(), { target: { value: half } })
      await waitFor(() => expect(titles()).toContain('별빛 바카라grandia'))
    }
  })

  test('that is nowhere gets words on what else to try, and the other platforms', async () => {
    open({}, { query: { platform: 'nova' } })
    await allRead()
    await userEvent.type(field(), '그란디아')
    expect(await screen.findByText('none')).toBeVisible()
    expect(screen.getByText('try less')).toBeVisible()
    await userEvent.clear(field())
    await userEvent.type(field(), '바카라')
    await userEvent.click(await screen.findByRole('button', { name: 'all platforms' }))
    await waitFor(() => expect(titles()).toEqual(['별빛 바카라grandia']))
  })

  test('is in the address after a pause, and at once when a game is opened', async () => {
    const { host } = open()
    await allRead()
    vi.useFakeTimers()
    for (const text of ['별', '별빛']) fireEvent.change(field(), { target: { value: text } })
    void act(() => vi.advanceTimersByTime(399))
    expect(host.queries).toEqual([])
    void act(() => vi.advanceTimersByTime(1))
    expect(host.queries).toEqual([{ q: '별빛' }])
    fireEvent.change(field(), { target: { value: '별빛 바' } })
    vi.useRealTimers()
    await waitFor(() => expect(titles()).toEqual(['별빛 바카라grandia']))
    fireEvent.click(screen.getByRole('button', { name: /^별빛/ }))
    await waitFor(() =>
      expect(host.went).toEqual([{ path: '/gamePage', query: { code: 'starlight' }, replace: false }]),
    )
    expect(host.queries.at(-1)).toEqual({ q: '별빛 바' })
  })

  test('is not lost to an address that lags behind it, and follows one that changes by itself', async () => {
    const { show } = open({}, { query: { q: '별' } })
    await allRead()
    expect(field()).toHaveValue('별')
    vi.useFakeTimers()
    fireEvent.change(field(), { target: { value: '별빛' } })
    void act(() => vi.advanceTimersByTime(400))
    fireEvent.change(field(), { target: { value: '별빛 바' } })
    expect(field()).toHaveValue('별빛 바')
    show({ query: { q: '' } })
    expect(field()).toHaveValue('')
  })

  test('changes no address once the screen was left', async () => {
    const { host, unmount } = open()
    await allRead()
    vi.useFakeTimers()
    fireEvent.change(field(), { target: { value: '별' } })
    unmount()
    vi.advanceTimersByTime(1000)
    expect(host.queries).toEqual([])
  })
})

describe('the lists', () => {
  test('are read one after the other, which is said, and what is read can be found already', async () => {
    const answers = new Map<unknown, (data: readonly object[]) => void>()
    const late: TestAnswer = async ({ category }) => new Promise((resolve) => answers.set(category, resolve))
    const { asked } = open({ '': late, fishing: late, concise: late })
    expect(await screen.findByText(/search\.reading/)).toBeVisible()
    expect(screen.getByText('1/3')).toBeVisible()
    await userEvent.type(field(), '별')
    act(() => answers.get('')?.(games))
    await waitFor(() => expect(titles()).toHaveLength(3))
    expect(asked()).toEqual(['', 'fishing'])
    expect(screen.getByText('2/3')).toBeVisible()
    act(() => answers.get('fishing')?.(lists.fishing))
    await waitFor(() => expect(asked()).toEqual(['', 'fishing', 'concise']))
    act(() => answers.get('concise')?.(lists.concise))
    await allRead()
    expect(titles()).toHaveLength(4)
  })

  test('that were read are not read again, neither on a return nor when the device comes back', async () => {
    const { host, asked, show } = open()
    await allRead()
    show({ active: false })
    show({ active: true })
    act(() => host.visibility.set('hidden'))
    act(() => host.visibility.set('visible'))
    await allRead()
    expect(asked()).toEqual(['', 'fishing', 'concise'])
  })

  test('are not asked for while the screen is not seen', async () => {
    const { asked, show } = open({ '': awaited })
    await waitFor(() => expect(asked()).toEqual(['']))
    show({ active: false })
    await act(async () => undefined)
    expect(asked()).toEqual([''])
  })

  test('say that the connection may be the reason where none could be read', async () => {
    open({ '': failing, fishing: failing, concise: failing })
    await allRead()
    expect(screen.getByRole('alert')).toHaveTextContent('search.failedAll')
    expect(screen.getByRole('alert')).not.toHaveTextContent('search.failed ')
  })

  test('that fail are named, can be tried again, and keep nothing else from being found', async () => {
    const { host, asked } = open({ fishing: failing })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('fishing games')
    expect(alert).not.toHaveTextContent('mini games')
    await waitFor(() => expect(asked()).toEqual(['', 'fishing', 'concise']))
    await userEvent.type(field(), '별')
    await waitFor(() => expect(titles()).toHaveLength(4))

    host.answer('getGameList', platform())
    await userEvent.click(within(alert).getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.clear(field())
    await userEvent.type(field(), '잉어')
    await waitFor(() => expect(titles()).toEqual(['황금 잉어nova']))
  })

  test('that are still loading: that nothing was found is not said yet', async () => {
    open({ concise: awaited })
    await screen.findByText('3/3')
    await userEvent.type(field(), '주사위')
    await waitFor(() => expect(document.querySelector('[data-loading]')).not.toBeNull())
    expect(screen.queryByText('none')).toBeNull()
  })
})

describe('while nothing is typed', () => {
  const stored = (recent: readonly string[], starred: readonly string[]) => {
    const storage = createMemoryStorage()
    storage.setItem('recent', JSON.stringify(recent))
    storage.setItem('playbill.device.favourites', JSON.stringify(starred))
    return storage
  }

  test('says what may be typed where nothing was opened yet', async () => {
    open()
    expect(await screen.findByText('type a letter')).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('what was opened lately and what has a star show, and a game that is gone from the lists does not', async () => {
    const storage = stored(['nova/dice', 'nova/gone', 'grandia/starlight'], ['nova/moon', 'old/game'])
    open({}, { storage })
    const recent = await screen.findByRole('list', { name: 'opened lately' })
    await waitFor(() => expect(within(recent).getAllByRole('listitem')).toHaveLength(2))
    expect(titles()).toEqual(['별 주사위nova', '별빛 바카라grandia', '달빛 식보nova'])
    expect(within(screen.getByRole('list', { name: 'stars' })).getAllByRole('listitem')).toHaveLength(1)
  })

  test('a star keeps a game on the device, and takes it away again', async () => {
    const storage = stored([], [])
    open({}, { storage })
    await allRead()
    await userEvent.type(field(), '식보')
    await userEvent.click(await screen.findByRole('button', { name: /search\.star/, pressed: false }))
    expect(storage.getItem('playbill.device.favourites')).toBe('["nova/moon"]')
    await userEvent.clear(field())
    const stars = await screen.findByRole('list', { name: 'stars' })
    await userEvent.click(within(stars).getByRole('button', { pressed: true }))
    expect(await screen.findByText('type a letter')).toBeVisible()
    expect(storage.getItem('playbill.device.favourites')).toBe('[]')
  })

  test('a star too many is refused with words, and none is lost', async () => {
    const many = Array.from({ length: 100 }, (_, index) => `old/${index}`)
    const { host } = open({}, { storage: stored([], many) })
    await allRead()
    await userEvent.type(field(), '식보')
    await userEvent.click(await screen.findByRole('button', { name: /search\.star/ }))
    expect(host.toasts).toEqual([{ text: expect.stringContaining('search.starsFull'), tone: 'info' }])
    expect(screen.getByRole('button', { name: /search\.star/ })).toHaveAttribute('aria-pressed', 'false')
  })

  test('what was opened since shows on the return to the screen', async () => {
    const storage = stored([], [])
    const { show } = open({}, { storage })
    await allRead()
    show({ active: false })
    storage.setItem('recent', '["nova/moon"]')
    show({ active: true })
    expect(await screen.findByRole('list', { name: 'opened lately' })).toHaveTextContent('달빛 식보')
  })
})

describe('platforms', () => {
  test('are those of the games, and one of them shows all of its games', async () => {
    const { host } = open()
    await allRead()
    await userEvent.click(screen.getByRole('button', { name: /platform/ }))
    const sheet = await screen.findByRole('dialog')
    expect(
      within(sheet)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(['', 'grandia', 'nova'])
    fireEvent.click(within(sheet).getByRole('radio', { name: 'grandia' }))
    await waitFor(() => expect(titles()).toEqual(['별빛 바카라grandia']))
    expect(host.queries.at(-1)).toEqual({ platform: 'grandia' })
  })

  test('one that no game has is ignored', async () => {
    open({}, { query: { platform: 'unheard-of' } })
    expect(await screen.findByText('type a letter')).toBeVisible()
  })
})

describe('by keyboard', () => {
  test('the field has the focus, and Enter leads to the first game found', async () => {
    const { host } = open()
    await allRead()
    expect(field()).toHaveFocus()
    await userEvent.keyboard('별빛')
    await waitFor(() => expect(titles()).toEqual(['별빛 바카라grandia']))
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: /^별빛 바카라/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(host.went).toHaveLength(1))
  })

  test('keeps the focus away from one who comes back from a game, and gives it to the next who comes', async () => {
    const storage = createMemoryStorage()
    storage.setItem('recent', '["nova/moon"]')
    window.history.replaceState({ idx: 4 }, '')
    const { unmount } = open({}, { storage })
    fireEvent.click(await screen.findByRole('button', { name: /^달빛/ }))
    unmount()
    const back = open({}, { storage })
    await screen.findByRole('button', { name: /^달빛/ })
    expect(field()).not.toHaveFocus()
    back.unmount()
    open({}, { storage })
    expect(field()).toHaveFocus()
  })

  test('clearing leads back to the field', async () => {
    open({}, { query: { q: '별' } })
    await userEvent.click(screen.getByRole('button', { name: 'search.clear' }))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  })
})

test('only what is in sight of many games found is in the page', async () => {
  const many = Array.from({ length: 3000 }, (_, index) => game(`${index}`, `별 ${index}`))
  open({ '': many })
  await allRead()
  await userEvent.type(field(), '별')
  await waitFor(() => expect(screen.getByText(/search\.found.*3001/)).toBeVisible())
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '3001'))
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40)
})
