// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { Activity, StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Block } from '../../format/blocks/Block.ts'
import type { ScreenPlan, Source } from '../../format/screen.ts'
import { RendererProvider } from '../screen/RendererProvider.tsx'
import { Screen } from '../Screen.tsx'
import { createTestHost, failure } from '../testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from '../testing/planOf.ts'
import { playScreen } from '../testing/playScreen.tsx'

// It comes late, and no fake clock waits for a file.
beforeAll(async () => import('../parts/StaleNote.tsx'))
beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 5) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const line = (id: string, text: string): Block => ({
  type: 'text',
  id,
  off: false,
  text: textOf(text),
  tone: 'neutral',
  size: 'body',
  boxed: false,
})

const wait = async (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000))

const polled = (every: number | string): Source => ({
  call: 'getBalance',
  keep: false,
  poll: { every: typeof every === 'string' ? expressionOf(every) : every },
})

const walletScreen = (source: Source, rest: Partial<ScreenPlan> = {}) =>
  planOf([line('a', '=string(data.wallet.balance)'), line('b', '=string(data.wallet.balance)')], {
    sources: { wallet: source },
    ...rest,
  })

test('polls a source once however many blocks read it', async () => {
  const { host } = playScreen(walletScreen(polled(10)), { answers: { getBalance: { balance: 5 } } })
  await wait(0.1)
  expect(screen.getAllByText('5')).toHaveLength(2)
  expect(host.callsOf('getBalance')).toHaveLength(1)

  await wait(10)
  expect(host.callsOf('getBalance')).toHaveLength(2)
  await wait(30)
  expect(host.callsOf('getBalance')).toHaveLength(5)
})

test('has one timer for a question that two sources ask', async () => {
  const plan = planOf([line('a', '=string(data.one.balance + data.two.balance)')], {
    sources: { one: polled(10), two: polled(10) },
  })
  const { host } = playScreen(plan, { answers: { getBalance: { balance: 5 } } })
  await wait(0.1)
  await wait(20)
  expect(host.callsOf('getBalance')).toHaveLength(3)
})

test('asks once for the sums of a list and its first page, on entry, after a call and on a return to it', async () => {
  const sources: Record<string, Source> = {
    totals: { call: 'getRebates', with: { type: '', page: 1 }, keep: false },
    rebates: {
      call: 'getRebates',
      with: { type: '' },
      keep: false,
      paging: { first: 1, offset: 300, finished: 'finished' },
    },
  }
  const again: Block = {
    type: 'buttons',
    id: 'again',
    off: false,
    layout: 'row',
    items: [{ label: { c: 'again' }, variant: 'quiet', do: [{ reload: ['totals', 'rebates'] }] }],
  }
  const { host, show } = playScreen(
    planOf([line('sum', '=string(data.totals.nojisuan)'), line('first', '=data.rebates[0].gamename'), again], {
      sources,
    }),
    {
      answers: { getRebates: { nojisuan: 7, jisuan: 8, list: [{ id: '1', gamename: 'Baccarat' }], last_page: 3 } },
    },
  )
  await wait(0.1)
  expect(screen.getByText('7')).toBeVisible()
  expect(screen.getByText('Baccarat')).toBeVisible()
  expect(host.callsOf('getRebates').map(({ params }) => params)).toEqual([{ type: '', page: 1 }])

  act(() => screen.getByRole('button', { name: 'again' }).click())
  await wait(0.1)
  expect(host.callsOf('getRebates')).toHaveLength(2)

  show({ active: false })
  await wait(1)
  show({ active: true })
  await wait(0.1)
  expect(host.callsOf('getRebates')).toHaveLength(3)
})

test('is silent while the page is hidden and reads once on return', async () => {
  const { host } = playScreen(walletScreen(polled(2)), { answers: { getBalance: { balance: 5 } } })
  await wait(0.1)
  act(() => host.visibility.set('hidden'))
  await wait(60)
  expect(host.callsOf('getBalance')).toHaveLength(1)

  act(() => host.visibility.set('visible'))
  await wait(0.1)
  expect(host.callsOf('getBalance')).toHaveLength(2)
  await wait(2)
  expect(host.callsOf('getBalance')).toHaveLength(3)
})

test('a read that hung while the page was hidden is made again on return', async () => {
  const { host } = playScreen(walletScreen(polled(2)), { answers: { getBalance: { balance: 5 } } })
  await wait(0.1)
  host.answer('getBalance', () => new Promise(() => undefined))
  await wait(2)
  expect(host.callsOf('getBalance')).toHaveLength(2)
  act(() => host.visibility.set('hidden'))
  await wait(60)
  host.answer('getBalance', { balance: 6 })
  act(() => host.visibility.set('visible'))
  await wait(0.1)
  expect(screen.getAllByText('6')).toHaveLength(2)
  // One clock goes on, not two.
  await wait(20)
  expect(host.callsOf('getBalance')).toHaveLength(13)
})

test('slows down on failures and resumes after three of them', async () => {
  const { host } = playScreen(walletScreen(polled(2)), { answers: { getBalance: { balance: 5 } } })
  await wait(0.1)
  host.answer('getBalance', () => {
    throw failure('server')
  })
  await wait(2)
  await wait(5)
  await wait(10)
  expect(host.callsOf('getBalance')).toHaveLength(4)
  expect(screen.getAllByText('5')).toHaveLength(2)

  host.answer('getBalance', { balance: 6 })
  await wait(20)
  expect(screen.getAllByText('6')).toHaveLength(2)
  const answered = host.callsOf('getBalance').length
  await wait(10)
  expect(host.callsOf('getBalance')).toHaveLength(answered + 5)
})

test('says once, in a line that stays, that a poll fails, until it succeeds', async () => {
  const { host } = playScreen(walletScreen(polled(2)), { answers: { getBalance: { balance: 5 } } })
  await wait(0.1)
  host.answer('getBalance', () => {
    throw failure('network', '')
  })
  await wait(2.5)
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent(/^error\.stale stats\.refreshed 14:00/)
  const failed = host.callsOf('getBalance').length
  const changed = vi.fn<MutationCallback>()
  const watch = new MutationObserver(changed)
  watch.observe(within(alert).getByText(/error\.stale/), { childList: true, characterData: true, subtree: true })
  await wait(60)
  expect(host.callsOf('getBalance').length).toBeGreaterThan(failed + 2)
  expect(screen.getByRole('alert')).toBe(alert)
  expect(changed).not.toHaveBeenCalled()
  watch.disconnect()
  expect(host.toasts).toEqual([])
  expect(screen.getAllByText('5')).toHaveLength(2)

  host.answer('getBalance', { balance: 6 })
  await wait(60)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says once what the platform refuses a poll with, until it succeeds', async () => {
  const { host } = playScreen(walletScreen(polled(2)), { answers: { getBalance: { balance: 5 } } })
  await wait(0.1)
  host.answer('getBalance', () => {
    throw failure('refused', 'Balances are being counted')
  })
  await wait(30)
  expect(host.callsOf('getBalance').length).toBeGreaterThan(3)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Balances are being counted stats\.refreshed/)
  expect(host.toasts).toEqual([])
  expect(screen.getAllByText('5')).toHaveLength(2)

  host.answer('getBalance', { balance: 6 })
  await wait(60)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByText('6')).toHaveLength(2)
})

test('a read that hangs is asked no more often, fails when its time is up, and says so until there is an answer', async () => {
  const slow = async () =>
    new Promise((_, reject) => setTimeout(() => reject(failure('timeout', '', 'getBalance')), 20_000))
  const { host } = playScreen(walletScreen({ call: 'getBalance', keep: false }), { answers: { getBalance: slow } })
  await wait(19)
  expect(screen.queryByRole('alert')).toBe(null)
  await wait(1.1)
  expect(screen.getAllByText('error.title')).toHaveLength(2)
  // Asked again by now, and still not there.
  await wait(15)
  expect(host.callsOf('getBalance')).toHaveLength(2)
  expect(screen.getAllByText('error.title')).toHaveLength(2)
  host.answer('getBalance', { balance: 5 })
  await wait(120)
  expect(screen.getAllByText('5')).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBe(null)
})

test('a poll waits for a read that hangs, so that it runs into its time limit', async () => {
  const slow = async () =>
    new Promise((_, reject) => setTimeout(() => reject(failure('timeout', '', 'getBalance')), 20_000))
  const { host } = playScreen(walletScreen(polled(2)), { answers: { getBalance: slow } })
  await wait(19)
  expect(host.callsOf('getBalance')).toHaveLength(1)
  await wait(1.1)
  expect(screen.getAllByText('error.title')).toHaveLength(2)
})

test('stops on leaving and reads again on coming back', async () => {
  const { host, show } = playScreen(walletScreen(polled(2)), { answers: { getBalance: { balance: 5 } } })
  await wait(0.1)
  show({ active: false })
  await wait(60)
  expect(host.callsOf('getBalance')).toHaveLength(1)
  expect(screen.getAllByText('5')).toHaveLength(2)

  show({ active: true })
  await wait(0.1)
  expect(host.callsOf('getBalance')).toHaveLength(2)
})

test('leaves no timer behind', async () => {
  const { unmount } = playScreen(walletScreen(polled(2)), { answers: { getBalance: { balance: 5 } } })
  await wait(0.1)
  unmount()
  await wait(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('follows a changed interval at once', async () => {
  const { host } = playScreen(walletScreen(polled('=settings.polling.balance')), {
    answers: { getBalance: { balance: 5 } },
  })
  await wait(0.1)
  act(() => host.settings.set({ polling: { balance: 1 } }))
  await wait(3.1)
  expect(host.callsOf('getBalance')).toHaveLength(4)
})

test('reads again when its params change, and aborts the question before', async () => {
  const source: Source = { call: 'getArticle', with: { type: expressionOf('=query.type') }, keep: false }
  const plan = planOf([line('a', '=data.article.title')], {
    query: { type: { default: '1' } },
    sources: { article: source },
  })
  const answers = {
    getArticle: async ({ type }: { type?: unknown }) =>
      type === '1' ? new Promise(() => undefined) : { title: `Article ${String(type)}` },
  }
  const { host, show } = playScreen(plan, { answers })
  await wait(0.1)
  show({ query: { type: '2' } })
  await wait(0.1)
  expect(screen.getByText('Article 2')).toBeVisible()
  expect(host.callsOf('getArticle')[0]?.options.signal?.aborted).toBe(true)
})

test('an older answer never takes the place of a newer one', async () => {
  const answered: ((data: object) => void)[] = []
  const { host } = playScreen(walletScreen(polled(2)), {
    answers: { getBalance: async () => new Promise((resolve) => answered.push(resolve)) },
  })
  await wait(0.1)
  act(() => host.visibility.set('hidden'))
  act(() => host.visibility.set('visible'))
  await wait(0.1)
  expect(host.callsOf('getBalance')).toHaveLength(2)
  answered[1]?.({ balance: 2 })
  await wait(0.1)
  answered[0]?.({ balance: 1 })
  await wait(0.1)
  expect(screen.getAllByText('2')).toHaveLength(2)
})

test('is not read while a param has no value or its condition does not hold', async () => {
  const sources: Record<string, Source> = {
    early: { call: 'getArticle', with: { type: expressionOf('=form.kind') }, keep: false },
    off: { call: 'getBalance', when: expressionOf('=!session.loggedIn'), keep: false },
  }
  const { host } = playScreen(
    planOf([line('a', '=data.early.title'), line('b', '=string(data.off.balance)')], { sources }),
  )
  await wait(1)
  expect(host.calls).toEqual([])
  expect(host.problems).toEqual([])
})

test('shows the default until the platform has answered, in the types of the contract', async () => {
  const source: Source = {
    call: 'getPayRange',
    with: { type: 'bank' },
    keep: false,
    default: { min_price: '100', max_price: '10000' },
  }
  const plan = planOf([line('a', '=string(data.range.min_price * 2)')], { sources: { range: source } })
  const { host } = playScreen(plan, { answers: { getPayRange: async () => new Promise(() => undefined) } })
  expect(screen.getByText('200')).toBeVisible()
  await wait(0.1)
  expect(host.problems).toEqual([])
})

test('shows what was kept on the device at once, and forgets it with the session', async () => {
  const source: Source = { call: 'getBalance', keep: true }
  const first = playScreen(walletScreen(source), { answers: { getBalance: { balance: 5 } } })
  await wait(0.1)
  first.unmount()

  const storage = first.host.device.storage as Storage
  const second = playScreen(walletScreen(source), {
    storage,
    answers: { getBalance: async () => new Promise(() => undefined) },
  })
  expect(screen.getAllByText('5')).toHaveLength(2)

  await act(async () => {
    second.host.user.set(undefined)
    second.host.session.set({ ...second.host.session.getSnapshot(), loggedIn: false })
  })
  expect(storage.getItem('playbill.kept')).toBe(null)
  expect(screen.queryByText('5')).toBe(null)
})

test('never shows a member what another one was answered', async () => {
  const { host } = playScreen(walletScreen({ call: 'getBalance', keep: false }), {
    answers: { getBalance: { balance: 5 } },
  })
  await wait(0.1)
  host.answer('getBalance', async () => new Promise(() => undefined))
  await act(async () => host.user.set({ id: '2' }))
  await wait(1)
  expect(screen.queryByText('5')).toBe(null)
})

test('tries again when the connection is back', async () => {
  const { host } = playScreen(walletScreen({ call: 'getBalance', keep: false }))
  await wait(0.1)
  host.answer('getBalance', { balance: 5 })
  act(() => host.online.set(false))
  act(() => host.online.set(true))
  await wait(0.1)
  expect(screen.getAllByText('5')).toHaveLength(2)
})

test('a screen kept alive but hidden asks nothing, and reads once when it is shown', async () => {
  const host = createTestHost({ answers: { getBalance: { balance: 5 } } })
  const plan = walletScreen(polled(2))
  const query = {}
  const app = (mode: 'visible' | 'hidden') => (
    <RendererProvider host={host}>
      <Activity mode={mode}>
        <Screen plan={plan} query={query} active={mode === 'visible'} />
      </Activity>
    </RendererProvider>
  )
  const { rerender } = render(app('visible'))
  await wait(0.1)
  rerender(app('hidden'))
  await wait(60)
  expect(host.callsOf('getBalance')).toHaveLength(1)
  rerender(app('visible'))
  await wait(0.1)
  expect(host.callsOf('getBalance')).toHaveLength(2)
  await wait(2)
  expect(host.callsOf('getBalance')).toHaveLength(3)
})

test('mounting twice, as strict mode does, asks once', async () => {
  const host = createTestHost({ answers: { getBalance: { balance: 5 } } })
  const plan = walletScreen(polled(2))
  const query = {}
  render(
    <StrictMode>
      <RendererProvider host={host}>
        <Screen plan={plan} query={query} active />
      </RendererProvider>
    </StrictMode>,
  )
  await wait(0.1)
  expect(screen.getAllByText('5')).toHaveLength(2)
  expect(host.callsOf('getBalance')).toHaveLength(1)
  await wait(2)
  expect(host.callsOf('getBalance')).toHaveLength(2)
})

test('fails when a source that its question reads fails, and asks for that again', async () => {
  const fails = () => Promise.reject(failure('network', '', 'getLotteryTimes'))
  const plan = planOf([line('a', '=data.draw.opencode')], {
    sources: {
      times: { call: 'getLotteryTimes', keep: false },
      draw: { call: 'getLotteryDraw', keep: false, with: { expect: expressionOf('=data.times.last_expect') } },
    },
  })
  const { host } = playScreen(plan, { answers: { getLotteryTimes: fails, getLotteryDraw: { opencode: '1,2,3' } } })
  await wait(0.1)
  const retry = screen.getByRole('button', { name: 'Try again' })
  expect(host.callsOf('getLotteryDraw')).toHaveLength(0)
  host.answer('getLotteryTimes', { last_expect: '100' })
  act(() => retry.click())
  await wait(0.1)
  expect(screen.getByText('1,2,3')).toBeTruthy()
})
