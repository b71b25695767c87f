// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Block } from '../format/blocks/Block.ts'
import type { ScreenPlan, Source } from '../format/screen.ts'
import { lotteryParts, lotteryPlan } from '../handwritten/lottery/testing/lotteryScreen.ts'
import { createPlatform } from '../platform/createPlatform.ts'
import { createServerClock } from '../platform/createServerClock.ts'
import type { Host } from '../renderer/host/Host.ts'
import { RendererProvider } from '../renderer/screen/RendererProvider.tsx'
import { Screen } from '../renderer/Screen.tsx'
import { createTestHost } from '../renderer/testing/createTestHost.ts'
import { expressionOf, planOf, textOf } from '../renderer/testing/planOf.ts'
import { noticeReach } from './noticeReach.ts'

const SECOND = 1000
/** In any stretch of this length no call is made more often than this. */
const STRETCH = 10 * SECOND
const MOST = 4

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 5) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const page =
  (body: string, status = 200) =>
  async () =>
    Promise.resolve(new Response(body, { status }))

/** How a call may come to nothing. Of all of these the service itself answers when it is looked at. */
const failures: Readonly<Record<string, (signal: AbortSignal) => Promise<Response>>> = {
  // What an ad blocker does to `bannerList`.
  abort: async () => Promise.reject(new DOMException('The operation was aborted.', 'AbortError')),
  reset: async () => Promise.reject(new TypeError('Failed to fetch')),
  'time-out': async (signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  '500': page('Internal Server Error', 500),
  HTML: page('<!doctype html><title>Log in to the network</title>'),
  'empty body': page(''),
  '400': page('{"code":400,"message":"No such order","data":null}', 400),
}

const line = (text: string): Block => ({
  type: 'text',
  id: text,
  off: false,
  text: textOf(text),
  tone: 'neutral',
  size: 'body',
  boxed: false,
})
const balance: Source = { call: 'getBalance', keep: false }
const poll = (every: number) => ({ every }) as const
const wallet = (source: Source) => planOf([line('=string(data.wallet.balance)')], { sources: { wallet: source } })
const records: Block = {
  type: 'list',
  id: 'records',
  off: false,
  source: 'records',
  key: expressionOf('=row.out_trade_no'),
  row: { title: textOf('=row.out_trade_no'), cells: [], actions: [] },
  empty: { c: 'nothing' },
  skeletonRows: 3,
}

const kinds: Readonly<Record<string, ScreenPlan>> = {
  'a source': wallet(balance),
  'a source that is kept on the device': wallet({ ...balance, keep: true }),
  'a source with a default': wallet({ ...balance, default: { balance: '5' } }),
  'a source polled as the wallets are': wallet({ ...balance, poll: poll(1.5) }),
  'a source polled as a draw is': wallet({ ...balance, poll: poll(3) }),
  'a source with pages': planOf([records], {
    sources: {
      records: { call: 'getTransRecord', keep: false, paging: { first: 1, offset: 300, finished: 'finished' } },
    },
  }),
  'a question that two sources ask, one of them polled': planOf(
    [line('=string(data.one.balance + data.two.balance)')],
    { sources: { one: balance, two: { ...balance, poll: poll(2) } } },
  ),
  'a source whose question another one answers': planOf([line('=data.draw.opencode')], {
    sources: {
      times: { call: 'getLotteryTimes', keep: false },
      draw: { call: 'getLotteryDraw', keep: false, with: { expect: expressionOf('=data.times.last_expect') } },
    },
  }),
  'the sources of a lottery': lotteryPlan('k3'),
}

/** The app's own way to the platform, on a network that may fail. */
function createWorld() {
  let answer: ((url: string, signal: AbortSignal) => Promise<Response>) | undefined
  const asked: { readonly what: string; readonly at: number }[] = []
  const listeners = new Set<() => void>()
  const release = {
    async checkNow() {
      asked.push({ what: 'head', at: Date.now() })
      await Promise.resolve()
      // It answers, and says when it was asked last.
      for (const listener of listeners) listener()
    },
  }
  const online: Host['online'] = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => true,
  }
  const fetch = noticeReach(
    async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString()
      asked.push({ what: url, at: Date.now() })
      return answer?.(url, init?.signal ?? new AbortController().signal) ?? Promise.reject(new TypeError('No answer'))
    },
    { release, online, clock: Date, onDemonstration: () => undefined },
  )
  const platform = createPlatform({
    fetch,
    session: { getSnapshot: () => ({ token: 'token' }) },
    clock: createServerClock(Date),
    locale: () => 'en',
    timeouts: { reads: () => 20 * SECOND, money: () => 30 * SECOND },
    onUnauthorized: () => undefined,
  })
  return {
    host: { ...createTestHost({ handwritten: lotteryParts }), platform, online } as unknown as Host,
    asked,
    answerWith: (next: NonNullable<typeof answer>) => {
      answer = next
    },
  }
}

/** The most calls to one address in any stretch of time, for the address that was called most. */
function busiest(
  asked: readonly { readonly what: string; readonly at: number }[],
): readonly [what: string, calls: number] {
  const counts = asked.map(
    ({ what, at }) =>
      [what, asked.filter((other) => other.what === what && other.at >= at && other.at < at + STRETCH).length] as const,
  )
  return counts.toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
}

const query = {}
const wait = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

function play(plan: ScreenPlan, host: Host) {
  return render(
    <RendererProvider host={host}>
      <Screen plan={plan} query={query} active />
    </RendererProvider>,
  )
}

describe.each(Object.entries(failures))('a platform whose answer to a read is %s', (_, fail) => {
  test.each(Object.entries(kinds))('is asked no more than four times in any ten seconds by %s', async (_kind, plan) => {
    const { host, asked, answerWith } = createWorld()
    answerWith(async (_url, signal) => fail(signal))
    play(plan, host)
    await wait(60 * SECOND)
    const [what, calls] = busiest(asked)
    expect(`${what} ${calls}`).toBe(`${what} ${Math.min(calls, MOST)}`)
    expect(asked.filter(({ what }) => what !== 'head').length).toBeGreaterThan(0)
  })

  test('is asked no more often by a lottery whose round is over', async () => {
    const { host, asked, answerWith } = createWorld()
    const times = page(
      JSON.stringify({
        code: 200,
        message: 'Success',
        data: { current_expect: '101', last_expect: '100', reamin_time: 2 },
      }),
    )
    answerWith(async (url, signal) => (url.includes('lottery/times') ? times() : fail(signal)))
    play(lotteryPlan('k3'), host)
    await wait(SECOND)
    answerWith(async (_url, signal) => fail(signal))
    await wait(60 * SECOND)
    const [what, calls] = busiest(asked)
    expect(`${what} ${calls}`).toBe(`${what} ${Math.min(calls, MOST)}`)
    expect(asked.filter((call) => call.what.includes('lottery/times')).length).toBeGreaterThan(2)
  })
})

test('a read that is blocked while the service answers is asked again later, and shows when it comes through', async () => {
  const { host, asked, answerWith } = createWorld()
  const blocked = failures['abort']
  answerWith(async (_url, signal) => blocked?.(signal) ?? Promise.reject(new TypeError()))
  const { container } = play(wallet(balance), host)
  await wait(8 * SECOND)
  expect(asked.filter(({ what }) => what === 'head').length).toBeLessThanOrEqual(1)
  answerWith(page('{"code":200,"message":"Success","data":{"balance":"5","usd_balance":"0"}}'))
  await wait(60 * SECOND)
  expect(container).toHaveTextContent('5')
})
