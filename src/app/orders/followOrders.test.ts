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
const TRANSFER_OUT = 4
const order = (no: string, state: number, rest: object = {}) => ({
  out_trade_no: no,
  state,
  amount: new Big(20_000),
  pay_way: 'Bank',
  ...rest,
})

/** Records by their type of transactions, or by the call that asks for others. */
type Records = Record<string, readonly object[]>
type Params = { readonly type?: number; readonly page: number; readonly lottery_name?: string }

/** The records of a platform, and an app that follows them. */
function follow(
  records: Records = {},
  { local = createMemoryStorage(), at = '/' }: { local?: WebStorage; at?: string } = {},
) {
  const place = { path: at, query: {} as Record<string, string> }
  const call = vi.fn<(id: string, params: Params) => Promise<object>>(async (id, { type, lottery_name: name }) => ({
    data: { data: records[type ?? (name === undefined ? id : `${id} ${name}`)] ?? [], last_page: 1 },
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
    navigator: { place: () => place, navigate: { go } },
    decided,
  } as unknown as Parameters<typeof followOrders>[0])
  onTestFinished(stop)
  const words = () => toasts.getSnapshot().map(({ text }) => text)
  return { records, place, call, session, userRead, visibility, toasts, decided, go, see, words, stop, local }
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
    expect(call.mock.calls).toEqual([
      ...[1, 2, 3, 4].map((type) => ['getTransRecord', { date: 4, type, page: 1 }]),
      ['getActivityApplyLog', { page: 1 }],
      ['getLotteryOrders', { page: 1 }],
    ])
  })

  it('are asked about in each round while one is open, and never while the page is hidden', async () => {
    const { call, visibility } = follow({ [DEPOSIT]: [order('no1', 1)] })
    await round()
    const asked = call.mock.calls.length
    visibility.set('hidden')
    await round()
    await round()
    expect(call).toHaveBeenCalledTimes(asked)
    visibility.set('visible')
    await vi.advanceTimersByTimeAsync(10)
    expect(call.mock.calls.slice(asked)).toEqual([['getTransRecord', { date: 4, type: 1, page: 1 }]])
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
    expect(decided.getSnapshot()).toEqual({ ...noneDecided, deposits: 1 })
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
    expect(decided.getSnapshot()).toEqual({ ...noneDecided, deposits: 1 })
    see('/mine')
    expect(decided.getSnapshot()).toEqual({ ...noneDecided, deposits: 1 })
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
    expect(call).toHaveBeenCalledTimes(2 * asked)
    records[2] = [order('no1', 2)]
    await round()
    expect(words()[0]).toContain('orders.withdrawal')
  })

  it('are said though those of another kind could not be read since the member came', async () => {
    const { records, call, words } = follow({ 1: [order('no1', 1)] })
    const answer = call.getMockImplementation()
    call.mockImplementation(async (id, params) => {
      if (id === 'getLotteryOrders') throw new Error('down')
      return (await answer?.(id, params)) ?? {}
    })
    await round()
    records[1] = [order('no1', 2)]
    await round()
    await round()
    expect(words()).toHaveLength(1)
    expect(words()[0]).toContain('orders.deposit')
  })

  it('are said though those of another kind cannot be read', async () => {
    const { call, words } = follow({ 1: [order('no1', 1)], 2: [order('no2', 1)] })
    await round()
    call.mockImplementation(async (_, { type }) => {
      if (type !== 1) throw new Error('down')
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

describe('a transfer that settles later', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    { state: 1, said: 'transferState.success', tone: 'success' },
    { state: 0, said: 'transferState.failed', tone: 'info' },
  ])('is followed like an order: $said', async ({ state, said, tone }) => {
    const { records, toasts, words, decided, go, see, call } = follow({ [TRANSFER_OUT]: [order('no1', 2)] })
    await round()
    records[TRANSFER_OUT] = [order('no1', state)]
    await round()
    expect(toasts.getSnapshot()).toMatchObject([{ tone }])
    expect(words()[0]).toMatch(new RegExp(`^orders\\.transfer .*₩20,000.*${said}`))
    expect(decided.getSnapshot()).toEqual({ ...noneDecided, transfers: 1 })
    toasts.getSnapshot()[0]?.way?.go()
    expect(go).toHaveBeenCalledWith('/transRecord', { query: { type: '4' } })
    see('/transRecord')
    expect(decided.getSnapshot()).toEqual(noneDecided)
    const asked = call.mock.calls.length
    await round()
    expect(call).toHaveBeenCalledTimes(asked)
  })
})

describe('an application for an activity', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const application = (state: number, rest: object = {}) => ({ id: 'a1', activity_name: 'Welcome', state, ...rest })

  it('is said with its bonus, and counted until its record is seen', async () => {
    const { records, words, decided, go, toasts, see } = follow({ getActivityApplyLog: [application(1)] })
    await round()
    records['getActivityApplyLog'] = [application(2, { bonus: new Big(10_000) })]
    await round()
    expect(words()).toEqual(['Welcome · ₩10,000 · orderState.approved {}'])
    expect(decided.getSnapshot()).toEqual({ ...noneDecided, activities: 1 })
    toasts.getSnapshot()[0]?.way?.go()
    expect(go).toHaveBeenCalledWith('/activityRecord', {})
    see('/transRecord')
    expect(decided.getSnapshot().activities).toBe(1)
    see('/activityRecord')
    expect(decided.getSnapshot()).toEqual(noneDecided)
  })

  it('leads to the member’s own page where a deposit was decided as well', async () => {
    const { records, toasts, go } = follow({ 1: [order('no1', 1)], getActivityApplyLog: [application(1)] })
    await round()
    records[1] = [order('no1', 2)]
    records['getActivityApplyLog'] = [application(3)]
    await round()
    toasts.getSnapshot()[0]?.way?.go()
    expect(go).toHaveBeenCalledWith('/mine', {})
  })
})

describe('a round with the member’s bets', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const bet = (rest: object = {}) => ({
    id: 'b1',
    expect: '101',
    cp_title: 'Speed dice',
    bet_code: 'Big',
    amount: new Big(1000),
    opencode: null,
    state: 2,
    ...rest,
  })
  const won = bet({ opencode: '6,1,4', state: 0, win_amount: new Big(2000) })
  const words101 =
    'Speed dice · lottery.period {"expect":"101"} · ' +
    'lottery.won {"numbers":"6 1 4","amount":"₩2,000","stake":"₩1,000"}'

  it('says what it won once, where the member is, and not before its board could have shown it', async () => {
    const { records, call, words, toasts, decided } = follow({ getLotteryOrders: [bet()] })
    await round()
    records['getLotteryOrders'] = [won]
    const asked = call.mock.calls.length
    while (call.mock.calls.length === asked) await vi.advanceTimersByTimeAsync(10)
    await vi.advanceTimersByTimeAsync(7900)
    expect(words()).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(words()).toEqual([words101])
    expect(toasts.getSnapshot()[0]).toMatchObject({ tone: 'success' })
    expect(toasts.getSnapshot()[0]?.way).toBeUndefined()
    expect(decided.getSnapshot()).toEqual(noneDecided)
    toasts.clear()
    await round()
    await round()
    expect(words()).toEqual([])
  })

  it('leaves its outcome to its own board, and is said on another', async () => {
    const { records, place, words, call } = follow({ getLotteryOrders: [bet()] }, { at: '/k3' })
    Object.assign(place.query, { name: 'k3speed' })
    await round()
    records['getLotteryOrders'] = records['getLotteryOrders k3speed'] = [won]
    await round()
    await round()
    expect(words()).toEqual([])
    expect(call.mock.calls.at(-1)).toEqual(['getLotteryOrders', { page: 1, lottery_name: 'k3speed' }])

    const other = follow({ getLotteryOrders: [bet()] }, { at: '/k3' })
    Object.assign(other.place.query, { name: 'k3classic' })
    await round()
    other.records['getLotteryOrders'] = [won]
    await round()
    await round()
    expect(other.words()).toEqual([words101])
  })

  it('is said where its board was left before it has shown the draw', async () => {
    const { records, place, words } = follow({ getLotteryOrders: [bet()] }, { at: '/k3' })
    Object.assign(place.query, { name: 'k3speed' })
    await round()
    records['getLotteryOrders'] = records['getLotteryOrders k3speed'] = [won]
    await vi.advanceTimersByTimeAsync(31_000)
    Object.assign(place, { path: '/mine', query: {} })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(words()).toEqual([words101])
  })

  it('is known at once when the bet is placed, however soon it is drawn', async () => {
    const { records, place, userRead, words, call } = follow({}, { at: '/k3' })
    await round()
    records['getLotteryOrders'] = [bet()]
    const asked = call.mock.calls.length
    userRead.set({ error: undefined, asking: true })
    await vi.advanceTimersByTimeAsync(10)
    expect(call.mock.calls.slice(asked)).toEqual([['getLotteryOrders', { page: 1 }]])
    Object.assign(place, { path: '/mine' })
    records['getLotteryOrders'] = [won]
    await round()
    await round()
    expect(words()).toEqual([words101])
  })

  it('adds up its bets over all pages', async () => {
    const { call, words } = follow()
    const pages = (bets: readonly object[][]) =>
      call.mockImplementation(async (id, { page }) => ({
        data: { data: id === 'getLotteryOrders' ? (bets[page - 1] ?? []) : [], last_page: bets.length },
      }))
    pages([[bet()], [bet()], [bet({ expect: '100', state: 1 })], [bet({ expect: '99', state: 1 })]])
    await round()
    expect(
      call.mock.calls
        .filter(([id]) => id === 'getLotteryOrders')
        .map(([, { page }]) => page)
        .slice(0, 4),
    ).toEqual([1, 2, 3, 1])
    pages([[won], [won], [bet({ expect: '100', state: 1 })]])
    await round()
    await round()
    expect(words()[0]).toContain('"amount":"₩4,000"')
  })
})
