// @vitest-environment jsdom
import { Big } from 'big.js'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import type { WebStorage } from '../../platform/storageKeys.ts'
import { createStore } from '../../store/createStore.ts'
import { createToasts } from '../../ui/createToasts.ts'
import { noneDecided } from './DecidedOrders.ts'
import { followOrders } from './followOrders.ts'

const DEPOSIT = 1
const order = (no: string, state: number, rest: object = {}) => ({
  out_trade_no: no,
  state,
  amount: new Big(20_000),
  pay_way: 'Bank',
  ...rest,
})

/** The records of a platform by their type, and an app that follows them. */
function follow(
  records: Record<number, readonly object[]> = {},
  { local = createMemoryStorage(), at = '/' }: { local?: WebStorage; at?: string } = {},
) {
  const call = vi.fn<(id: string, params: { readonly type: number }) => Promise<object>>(async (_, { type }) => ({
    data: { data: records[type] ?? [], last_page: 1 },
  }))
  const session = createStore<{ token: string | null; userInfo: { id: string } }>({
    token: 'a',
    userInfo: { id: 'm1' },
  })
  const userRead = createStore({ error: undefined, asking: false })
  const visibility = createStore<'visible' | 'hidden'>('visible')
  const toasts = createToasts()
  const decided = createStore(noneDecided)
  const go = vi.fn<(path: string) => void>()
  const { see, stop } = followOrders({
    platform: { call },
    release: createStore({ release: { settings: () => ({ values: { polling: { balance: 30 } }, decimals: [] }) } }),
    session,
    account: { userRead },
    storage: { local },
    host: {
      visibility,
      settings: createStore({}),
      text: createStore((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`),
      locale: createStore('en'),
    },
    toasts,
    navigator: { place: () => ({ path: at, query: {} }), navigate: { go } },
    decided,
  } as unknown as Parameters<typeof followOrders>[0])
  onTestFinished(stop)
  const words = () => toasts.getSnapshot().map(({ text }) => text)
  return { records, call, session, userRead, visibility, toasts, decided, go, see, words, stop, local }
}

/** Rounds are a little irregular. */
const round = async () => vi.advanceTimersByTimeAsync(35_000)

describe('the member’s orders', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are asked about once, and no more while none is open', async () => {
    const { call } = follow()
    await round()
    await round()
    expect(call.mock.calls.map(([, params]) => params)).toEqual([
      { date: 4, type: 1, page: 1 },
      { date: 4, type: 2, page: 1 },
    ])
  })

  it('are asked about in each round while one is open, and never while the page is hidden', async () => {
    const { call, visibility } = follow({ [DEPOSIT]: [order('no1', 1)] })
    await round()
    expect(call).toHaveBeenCalledTimes(3)
    visibility.set('hidden')
    await round()
    await round()
    expect(call).toHaveBeenCalledTimes(3)
    visibility.set('visible')
    await vi.advanceTimersByTimeAsync(10)
    expect(call).toHaveBeenCalledTimes(4)
  })

  it.each([
    { state: 2, words: 'orderState.approved', tone: 'success' },
    { state: 3, words: 'orderState.rejected', tone: 'info' },
  ])('say once that one was decided, with its amount, and lead there: $words', async ({ state, words: said, tone }) => {
    const { records, toasts, words, decided, go, see, call } = follow({ [DEPOSIT]: [order('no1', 1)] })
    await round()
    expect(words()).toEqual([])
    records[DEPOSIT] = [order('no1', state)]
    await round()
    expect(toasts.getSnapshot()).toMatchObject([{ tone }])
    expect(words()[0]).toContain(said)
    expect(words()[0]).toContain('₩20,000')
    expect(decided.getSnapshot()).toEqual({ deposits: 1, withdrawals: 0 })
    toasts.getSnapshot()[0]?.way?.go()
    expect(go).toHaveBeenCalledWith('/rechargeRecord', {})
    see('/rechargeRecord')
    expect(decided.getSnapshot()).toEqual(noneDecided)

    toasts.clear()
    const asked = call.mock.calls.length
    await round()
    await round()
    expect(words()).toEqual([])
    expect(call).toHaveBeenCalledTimes(asked)
  })

  it('say nothing of what the member cancelled, and speak of dollars as dollars', async () => {
    const { records, words } = follow({ 2: [order('no1', 1), order('no2', 1, { pay_way: 'USDT TRC20' })] })
    await round()
    records[2] = [order('no1', 4), order('no2', 2, { pay_way: 'USDT TRC20' })]
    await round()
    expect(words()).toHaveLength(1)
    expect(words()[0]).toMatch(/^orders\.withdrawal .*\$20,000/)
    expect(words()[0]).not.toContain('\n')
  })

  it('say all that was decided in one round together, where both are found', async () => {
    const { records, words, toasts, go } = follow({ 1: [order('no1', 1)], 2: [order('no2', 1)] })
    await round()
    records[1] = [order('no1', 2)]
    records[2] = [order('no2', 3)]
    await round()
    expect(words()[0]?.split('\n')).toHaveLength(2)
    toasts.getSnapshot()[0]?.way?.go()
    expect(go).toHaveBeenCalledWith('/transRecord', {})
  })

  it('lead nowhere where the records show already, and count nothing', async () => {
    const { records, toasts, decided } = follow({ 1: [order('no1', 1)] }, { at: '/rechargeRecord' })
    await round()
    records[1] = [order('no1', 2)]
    await round()
    expect(toasts.getSnapshot()[0]?.way).toBeUndefined()
    expect(decided.getSnapshot()).toEqual(noneDecided)
  })

  it('that were decided while the member was away are counted until they look, and not said', async () => {
    const before = follow({ 1: [order('no1', 1)] })
    await round()
    before.stop()

    const { words, decided, see } = follow({ 1: [order('no1', 2)] }, { local: before.local })
    await round()
    expect(words()).toEqual([])
    expect(decided.getSnapshot()).toEqual({ deposits: 1, withdrawals: 0 })
    see('/mine')
    expect(decided.getSnapshot()).toEqual({ deposits: 1, withdrawals: 0 })
    see('/transRecord')
    expect(decided.getSnapshot()).toEqual(noneDecided)
  })

  it('are nobody else’s', async () => {
    const { records, session, words, decided } = follow({ 1: [order('no1', 1)] })
    await round()
    records[1] = [order('no1', 2)]
    session.set({ token: 'b', userInfo: { id: 'm2' } })
    await round()
    await round()
    expect(words()).toEqual([])
    expect(decided.getSnapshot()).toEqual(noneDecided)
    session.set({ token: null, userInfo: { id: 'm2' } })
    expect(decided.getSnapshot()).toEqual(noneDecided)
  })

  it('are said by one of two tabs', async () => {
    const one = follow({ 1: [order('no1', 1)] })
    const two = follow({ 1: [order('no1', 1)] }, { local: one.local })
    await round()
    one.records[1] = two.records[1] = [order('no1', 2)]
    await round()
    await round()
    expect([...one.words(), ...two.words()]).toHaveLength(1)
  })

  it('are asked about once more when the member is read again, as after money has moved', async () => {
    const { call, records, userRead, words } = follow()
    await round()
    const asked = call.mock.calls.length
    records[2] = [order('no1', 1)]
    userRead.set({ error: undefined, asking: true })
    await round()
    expect(call).toHaveBeenCalledTimes(asked + 2)
    records[2] = [order('no1', 2)]
    await round()
    expect(words()[0]).toContain('orders.withdrawal')
  })

  it('are said though those of the other kind cannot be read', async () => {
    const { call, words } = follow({ 1: [order('no1', 1)], 2: [order('no2', 1)] })
    await round()
    call.mockImplementation(async (_, { type }) => {
      if (type === 2) throw new Error('down')
      return { data: { data: [order('no1', 2)], last_page: 1 } }
    })
    await round()
    expect(words()).toHaveLength(1)
    expect(words()[0]).toContain('orders.deposit')
  })

  it('are asked about more slowly while the platform fails, and are not forgotten', async () => {
    const { call, words } = follow({ 1: [order('no1', 1)] })
    await round()
    call.mockRejectedValue(new Error('down'))
    await round()
    await round()
    call.mockImplementation(async (_, { type }) => ({
      data: { data: type === 1 ? [order('no1', 2)] : [], last_page: 1 },
    }))
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(words()).toHaveLength(1)
  })
})
