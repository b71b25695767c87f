// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { Big } from 'big.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Block } from '../../format/blocks/Block.ts'
import type { Expression } from '../../format/shape/compiled.ts'
import { failure } from '../testing/createTestHost.ts'
import { expressionOf, planOf } from '../testing/planOf.ts'
import { playScreen } from '../testing/playScreen.tsx'
import { useSlot, useValue, useText, useCondition } from './useDerived.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 5) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const renders = new Map<string, number>()
beforeEach(() => renders.clear())

const wait = async (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000))

/** A part that shows one expression and counts its renders under its source. */
function part(source: string) {
  const slot = expressionOf(source)
  return function Part() {
    const { value, status } = useSlot<unknown>(slot, 'fallback')
    renders.set(source, (renders.get(source) ?? 0) + 1)
    return <p>{`${source}: ${status} ${String(value)}`}</p>
  }
}

function show(
  sources: readonly string[],
  options: Parameters<typeof playScreen>[1] = {},
  rest: Parameters<typeof planOf>[1] = {},
) {
  const body = sources.map((_, index): Block => ({
    type: 'handwritten',
    id: `part${index}`,
    off: false,
    name: `part${index}`,
    props: {},
  }))
  const handwritten = Object.fromEntries(sources.map((source, index) => [`part${index}`, part(source)]))
  return playScreen(planOf(body, rest), { ...options, handwritten })
}

test('a changed setting renders only the readers of another value', () => {
  const { host } = show(['=settings.polling.wallets', '=settings.polling.balance', '=session.theme'])
  expect(Object.fromEntries(renders)).toEqual({
    '=settings.polling.wallets': 1,
    '=settings.polling.balance': 1,
    '=session.theme': 1,
  })
  act(() => host.settings.set({ polling: { wallets: 9, balance: 30 } }))
  expect(screen.getByText('=settings.polling.wallets: ready 9')).toBeVisible()
  expect(Object.fromEntries(renders)).toEqual({
    '=settings.polling.wallets': 2,
    '=settings.polling.balance': 1,
    '=session.theme': 1,
  })
})

test('an equal amount renders nothing', () => {
  const { host } = show(['=user.balance'])
  act(() => host.user.set({ balance: new Big('150000.00') }))
  expect(renders.get('=user.balance')).toBe(1)
})

test('the clock ticks only where it is read', async () => {
  show(['=now - now', '=double(now)', '=session.theme'])
  expect(vi.getTimerCount()).toBe(1)
  await wait(3)
  expect(renders.get('=double(now)')).toBe(4)
  expect(renders.get('=now - now')).toBe(1)
  expect(renders.get('=session.theme')).toBe(1)
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})

test('no clock ticks where nobody reads it or while the page is hidden', async () => {
  const { host } = show(['=double(now)'])
  act(() => host.visibility.set('hidden'))
  await wait(10)
  expect(renders.get('=double(now)')).toBe(1)
  act(() => host.visibility.set('visible'))
  expect(screen.getByText(`=double(now): ready ${Date.now()}`)).toBeVisible()
  // Sources hear of a return to the page a turn later.
  await wait(0)
  cleanup()

  show(['=session.theme'])
  expect(vi.getTimerCount()).toBe(0)
})

test('what reads a source waits for it, fails with it, and nothing else does', async () => {
  let answer: (data: object) => void = () => undefined
  const sources = { app: { call: 'getApp', keep: false }, user: { call: 'getUser', keep: false } } as const
  const { host } = show(
    ['=data.app.title', '=session.loggedIn || data.app.title == 1', '=data.user.username'],
    {
      answers: {
        getApp: async () => new Promise((resolve) => (answer = resolve)),
        getUser: () => {
          throw failure('server')
        },
      },
    },
    { sources },
  )
  await wait(0.1)
  expect(screen.getByText('=data.app.title: loading fallback')).toBeVisible()
  expect(screen.getByText('=session.loggedIn || data.app.title == 1: ready true')).toBeVisible()
  expect(screen.getByText('=data.user.username: failed fallback')).toBeVisible()

  answer({ title: 'Playbill' })
  await wait(0.1)
  expect(screen.getByText('=data.app.title: ready Playbill')).toBeVisible()
  expect(host.problems).toEqual([])
})

test('an error yields the fallback and one report, never a crash', () => {
  const { host } = show(['=user.nothing.more', '=session.theme < 1', "=settings.polling + 'x'"])
  expect(screen.getAllByText(/fallback/)).toHaveLength(3)
  expect(host.problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['expression-wrong-type', '/body/1'],
    ['expression-wrong-type', '/body/2'],
  ])
})

test('a visitor is nobody, and a member is waited for', () => {
  const { host } = show(["=user.?username.orValue('nobody')"], { loggedIn: false })
  expect(screen.getByText(/ready nobody/)).toBeVisible()
  act(() => host.session.set({ ...host.session.getSnapshot(), loggedIn: true }))
  expect(screen.getByText(/loading fallback/)).toBeVisible()
  act(() => host.user.set({ username: 'demo01' }))
  expect(screen.getByText(/ready demo01/)).toBeVisible()
  expect(host.problems).toEqual([])
})

test('text groups amounts, keeps numbers, and is empty while half of it is on its way', async () => {
  const plan = {
    c: 'limits',
    with: { min: expressionOf('=user.balance'), count: 1200, name: expressionOf('=data.app.title') },
  }
  function Part() {
    return <output>{useText(plan)}</output>
  }
  const block: Block = { type: 'handwritten', id: 'a', off: false, name: 'a', props: {} }
  playScreen(planOf([block], { sources: { app: { call: 'getApp', keep: false } } }), {
    handwritten: { a: Part },
    copy: { limits: '{{min}} {{count}} {{name}}' },
    answers: { getApp: { title: 'Playbill' } },
  })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await wait(0.1)
  expect(screen.getByRole('status')).toHaveTextContent('150,000 1200 Playbill')
})

test('a release changes what is shown in place, and what was typed stays', () => {
  function Part({ props }: { props: Readonly<Record<string, unknown>> }) {
    const word = useValue<string>(undefined, String(props['word']))
    return <input aria-label={word} />
  }
  const block = (id: string, word: string | Expression): Block => ({
    type: 'handwritten',
    id,
    off: false,
    name: 'part',
    props: { word },
  })
  const { show } = playScreen(planOf([block('a', 'one'), block('b', 'two')]), { handwritten: { part: Part } })
  const input = screen.getByLabelText<HTMLInputElement>('two')
  input.value = 'typed'

  show({ plan: planOf([block('new', 'zero'), block('b', 'changed'), block('a', 'one')]) })
  expect(screen.getByLabelText('changed')).toBe(input)
  expect(input.value).toBe('typed')
})

test('a condition that is not known yet does not hold', async () => {
  const holds = expressionOf('=data.app.title == 1')
  function Part() {
    return <p>{String(useCondition(holds))}</p>
  }
  const block: Block = { type: 'handwritten', id: 'a', off: false, name: 'a', props: {} }
  playScreen(planOf([block], { sources: { app: { call: 'getApp', keep: false } } }), {
    handwritten: { a: Part },
    answers: { getApp: { title: 1 } },
  })
  expect(screen.getByText('false')).toBeVisible()
  await wait(0.1)
  expect(screen.getByText('true')).toBeVisible()
})
