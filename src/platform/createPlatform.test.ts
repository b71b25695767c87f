import { Big } from 'big.js'
import { toBalance } from '../format/balance.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPlatform, type PlatformOptions } from './createPlatform.ts'
import { createServerClock } from './createServerClock.ts'
import { memberOf } from '../format/value/isObject.ts'
import { loadActs } from './entries.ts'
import type { OperationEntry } from './OperationEntry.ts'
import { isOutcomeUnknown, type PlatformError } from './PlatformError.ts'
import { operations } from './testing/operations.ts'

beforeAll(async () => void (await loadActs()))
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const json = (body: unknown, init?: ResponseInit): Response => new Response(JSON.stringify(body), init)
const success = (data: unknown, message = 'ok'): Response => json({ code: 200, message, data })

function setUp(
  answer: (url: string, init: RequestInit) => Response | Promise<Response>,
  options: Partial<PlatformOptions> = {},
) {
  const session = { token: 'T1' as string | null }
  const requests: { url: string; init: RequestInit & { headers: Record<string, string> } }[] = []
  const onUnauthorized = vi.fn<(error: PlatformError) => void>()
  const platform = createPlatform({
    fetch: async (url, init) => {
      requests.push({ url: url as string, init: init as RequestInit & { headers: Record<string, string> } })
      return answer(url as string, init as RequestInit)
    },
    session: { getSnapshot: () => ({ token: session.token }) },
    clock: createServerClock({ now: () => Date.now() }),
    locale: () => 'cn',
    timeouts: { reads: () => 20_000, money: () => 30_000 },
    onUnauthorized,
    ...options,
  })
  return { platform, requests, session, onUnauthorized }
}

const failureOf = async (call: Promise<unknown>): Promise<PlatformError> =>
  call.then(
    () => expect.unreachable('The call did not fail.'),
    (error: PlatformError) => error,
  )
const hanging = async (): Promise<Response> => new Promise(() => undefined)

describe('a call', () => {
  test('posts JSON with the token and the language, relative to the page', async () => {
    const { platform, requests } = setUp(() => success({ balance: '10', usd_balance: 2 }))
    const answer = await platform.call('getBalance', {})
    expect(answer).toEqual({
      code: 200,
      message: 'ok',
      data: { balance: toBalance(new Big(10)), usd_balance: toBalance(new Big(2)) },
      time: { askedAt: 0, givenAt: undefined },
    })
    expect(requests).toEqual([
      {
        url: 'api/balance',
        init: {
          method: 'POST',
          body: '{}',
          cache: 'no-store',
          headers: { Authorization: 'Bearer T1', 'Content-Type': 'application/json', lang: 'cn' },
          signal: expect.any(AbortSignal) as AbortSignal,
        },
      },
    ])
  })

  test('gets with a query that keeps empty texts and drops what is undefined', async () => {
    const { platform, requests } = setUp(() => success([]))
    await platform.call('getGameList', { category: '' })
    await platform.call('getAgentChildren', { pid: undefined })
    await platform.call('getMoneyChanges', { start_time: '2024-05-01', by: 'son', page: 2 })
    // Optional, so a platform that knows nothing of it is not asked with it.
    await platform.call('getBetList', { start_time: '2024-05-01', end_time: '2024-05-01', number: '' })
    expect(requests.map(({ url }) => url)).toEqual([
      'api/game/list?category=',
      'api/agent/children',
      'api/money_change?start_time=2024-05-01&by=son&page=2',
      'api/bet/list?start_time=2024-05-01&end_time=2024-05-01',
    ])
    expect(requests.every(({ init }) => init.method === 'GET' && init.body === undefined)).toBe(true)
  })

  test('sends params as the contract types them: numbers as numbers, amounts as plain text', async () => {
    const { platform, requests } = setUp(() => success(null))
    await platform.call('submitLotteryOrder', {
      lottery_name: 'k3',
      expect: '1',
      order_list: [{ play_id: '7', amount: new Big('1e21') }],
    })
    await platform.call('getCards', { type: '2' as unknown as 2 })
    await platform.call('transfer', {
      amount: '0100.50',
      sourcetype: 'userbalance',
      targettype: 'pg',
      ...({ extra: 1 } as object),
    })
    expect(requests.map(({ init }) => JSON.parse(init.body as string) as unknown)).toEqual([
      { lottery_name: 'k3', expect: '1', order_list: [{ play_id: '7', amount: '1000000000000000000000' }] },
      { type: 2 },
      { amount: '100.5', sourcetype: 'userbalance', targettype: 'pg' },
    ])
  })

  test('converts between figures, amounts and text without losing a digit', async () => {
    const { platform, requests } = setUp(() => success(null))
    const send = async (params: object) => platform.call('getCards', params as never)
    await send({ type: new Big('2') })
    await send({ type: '' })
    await platform.call('deleteCard', { id: new Big('900719925474099312.5') as never })
    await platform.call('deleteCard', { id: 7 as never })
    await platform.call('transfer', { amount: 100.5, sourcetype: '', targettype: 'pg' })
    expect(requests.map(({ init }) => JSON.parse(init.body as string) as unknown)).toEqual([
      { type: 2 },
      {},
      { id: '900719925474099312.5' },
      { id: '7' },
      { amount: '100.5', sourcetype: '', targettype: 'pg' },
    ])
  })

  test.each<[string, 'getCards' | 'deleteCard' | 'transfer' | 'submitLotteryOrder', object]>([
    ['text that is not a number', 'getCards', { type: 'bank' }],
    ['an amount that no number can hold', 'getCards', { type: new Big('9007199254740993') }],
    ['text of more digits than a number can hold', 'getCards', { type: '9007199254740993' }],
    ['a number that has lost digits already', 'getCards', { type: 2 ** 53 }],
    ['a fraction in text that no number can hold', 'getCards', { type: '0.1234567890123456789' }],
    ['an object for text', 'deleteCard', { id: { id: 1 } }],
    ['text that is not an amount', 'transfer', { amount: 'all of it', sourcetype: 'userbalance', targettype: 'pg' }],
    ['no text at all for an amount', 'transfer', { amount: '', sourcetype: 'userbalance', targettype: 'pg' }],
    [
      'one amount of a list that is not one',
      'submitLotteryOrder',
      { lottery_name: 'k3', expect: '1', order_list: [{ play_id: '7', amount: 'x' }] },
    ],
    ['text for a list', 'submitLotteryOrder', { lottery_name: 'k3', expect: '1', order_list: 'x' }],
  ])('sends nothing rather than leave out %s', async (_what, operation, params) => {
    const { platform, requests } = setUp(() => success(null))
    const error = await failureOf(platform.call(operation, params as never))
    expect(error).toMatchObject({ kind: 'unsendable', sent: false })
    expect(isOutcomeUnknown(error)).toBe(false)
    expect(requests).toEqual([])
  })

  test('uploads a file as multipart and leaves the boundary to the browser', async () => {
    const { platform, requests } = setUp(() => success({ url: 'demo/a.png' }))
    const file = new Blob(['x'], { type: 'image/png' })
    await platform.call('uploadImage', { file })
    expect((requests[0]!.init.body as FormData).get('file')).toBeInstanceOf(Blob)
    expect(requests[0]?.init.headers).not.toHaveProperty('Content-Type')
  })

  test('sends an Idempotency-Key only where money moves', async () => {
    const { platform, requests } = setUp(() => success(null))
    await platform.call('transferAll', {}, { idempotencyKey: 'K' })
    await platform.call('deleteCard', { id: '1' }, { idempotencyKey: 'K' })
    expect(requests.map(({ init }) => init.headers['Idempotency-Key'])).toEqual(['K', undefined])
  })

  test('sends no token to a call that needs none', async () => {
    const { platform, requests } = setUp(() => success({ api_token: 'T2' }))
    await platform.call('login', { name: 'demo01', password: 'x' })
    expect(requests[0]?.init.headers).not.toHaveProperty('Authorization')
  })

  test('calls an open call without a token, and a member call not at all', async () => {
    const { platform, requests, session, onUnauthorized } = setUp(() => success({ url: 'x' }))
    session.token = null
    await platform.call('getVisitUrl', {})
    expect(requests[0]?.init.headers).not.toHaveProperty('Authorization')
    expect(await failureOf(platform.call('withdraw', { amount: '1', bank: '1', password: 'x' }))).toMatchObject({
      kind: 'unauthorized',
      sent: false,
    })
    expect(requests).toHaveLength(1)
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('reads a code that travels as text', async () => {
    const { platform } = setUp(() => json({ code: '200', message: 'ok', data: ['a', 1] }))
    expect((await platform.call('getHomeNotice', {})).data).toEqual(['a', '1'])
  })

  test('reads ids and amounts of more digits than a double keeps, and sends an id back digit by digit', async () => {
    const rows = ['20261127000000012345', '20261127000000012346'].map(
      (order) => `{"out_trade_no":${order},"amount":999999999999.123456,"pay_way":"a \\"b\\":1","state":1}`,
    )
    const { platform, requests } = setUp((url) =>
      url === 'api/gettransrecord'
        ? new Response(`{"code":200,"message":"ok","data":{"data":[${rows.join()}],"last_page":1}}`)
        : success(null),
    )
    const { data } = await platform.call('getTransRecord', { date: 4, type: 1, page: 1 })
    expect(data.data).toEqual(
      ['20261127000000012345', '20261127000000012346'].map((out_trade_no) => ({
        out_trade_no,
        amount: new Big('999999999999.123456'),
        pay_way: 'a "b":1',
        state: 1,
      })),
    )
    await platform.call('cancelRecharge', { out_trade_no: data.data[1]?.out_trade_no ?? '' })
    expect(requests.at(-1)?.init.body).toBe('{"out_trade_no":"20261127000000012346"}')
  })

  test('takes the level number from current_vip', async () => {
    const { platform } = setUp(() => success({ id: 1, current_vip: 'VIP7' }))
    expect((await platform.call('getUser', {})).data).toMatchObject({ id: '1', vip: 7 })
  })

  test('gives rows without an identity one, and reads bare rows as the only page', async () => {
    const row = { title: 'a', content: 'b', created_at: '2024-05-01 00:00:00' }
    const { platform } = setUp(() => success([row, row, { ...row, id: 5 }]))
    const { data } = await platform.call('getNoticeList', { page: 1 })
    expect(data.last_page).toBe(1)
    expect(new Set(data.data.map(({ id }) => id)).size).toBe(3)
    expect(data.data[2]?.id).toBe('5')
  })

  test('reads null as no rows where rows are asked for, and as unreadable in place of an object', async () => {
    const { platform } = setUp(() => success(null))
    const read = async ([id, entry]: readonly [string, OperationEntry]) =>
      platform.call(id as 'getUser', {}).then(
        ({ data }) => [id, entry.paging ? memberOf(data, entry.paging.rows.slice(1)) : data],
        (error: PlatformError) => [id, error.kind],
      )
    const entries: readonly (readonly [string, OperationEntry])[] = Object.entries(operations)
    const answered = entries.filter(([, { data, money }]) => data !== 'z' && !money)
    expect(await Promise.all(answered.map(read))).toEqual(
      answered.map(([id, { data, paging }]) => [id, paging || Array.isArray(data) ? [] : 'malformed']),
    )
    expect(answered.filter(([, { paging }]) => paging).length).toBeGreaterThan(5)
  })

  test('learns server time from x-platform-time, else from Date', async () => {
    const clock = createServerClock({ now: () => Date.now() })
    const { platform } = setUp(
      () => json({ code: 200, message: '', data: [] }, { headers: { 'x-platform-time': '2024-05-06T05:00:00.000Z' } }),
      { clock },
    )
    await platform.call('getHomeNotice', {})
    expect(clock.now()).toBe(Date.UTC(2024, 4, 6, 5))
  })
})

describe('a call fails as', () => {
  test('refused, with the message of the platform', async () => {
    const { platform, onUnauthorized } = setUp(() => json({ code: 422, message: '잔액이 부족합니다', data: null }))
    const error = await failureOf(platform.call('transferAll', {}))
    expect(error).toMatchObject({ kind: 'refused', message: '잔액이 부족합니다', code: 422, operation: 'transferAll' })
    expect(isOutcomeUnknown(error)).toBe(false)
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('refused on a 4xx status with an envelope', async () => {
    const { platform } = setUp(() => json({ code: 429, message: 'slow down' }, { status: 429 }))
    expect(await failureOf(platform.call('getUser', {}))).toMatchObject({ kind: 'refused', message: 'slow down' })
  })

  test.each([
    ['code', () => json({ code: 401, message: 'expired', data: null })],
    ['status', () => new Response('', { status: 401 })],
  ])('unauthorized on a 401 as %s, and says so once', async (_, answer) => {
    const { platform, onUnauthorized } = setUp(answer)
    const error = await failureOf(platform.call('withdraw', { amount: '1', bank: '1', password: 'x' }))
    expect(error).toMatchObject({ kind: 'unauthorized', code: 401 })
    expect(isOutcomeUnknown(error)).toBe(false)
    expect(onUnauthorized.mock.calls).toEqual([[error]])
  })

  test('unauthorized without ending a session that began since', async () => {
    const { platform, session, onUnauthorized } = setUp(() => {
      session.token = 'T2'
      return json({ code: 401, message: '', data: null })
    })
    expect(await failureOf(platform.call('getUser', {}))).toMatchObject({ kind: 'unauthorized' })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('refused on a 401 to a login', async () => {
    const { platform, onUnauthorized } = setUp(() => json({ code: 401, message: 'wrong password', data: null }))
    expect(await failureOf(platform.call('login', { name: 'a', password: 'b' }))).toMatchObject({
      kind: 'refused',
      message: 'wrong password',
    })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test.each([
    ['server', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['server', () => json({ code: 500, message: 'oops', data: null }, { status: 500 })],
    ['server', () => new Response('not found', { status: 404 })],
    ['malformed', () => new Response('<html>captive portal</html>')],
    ['malformed', () => json([])],
    ['malformed', () => json({ message: 'no code' })],
    ['malformed', () => success('not a balance')],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'network',
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.error(new TypeError('cut off')),
          }),
        ),
    ],
  ] as const)('%s (case %#)', async (kind, answer) => {
    const { platform } = setUp(answer)
    expect(await failureOf(platform.call('getBalance', {}))).toMatchObject({ kind })
  })

  test('with the id of its request in the logs: as the answer says, else the end of its key', async () => {
    const headers = { 'x-request-id': 'in-the-logs' }
    const failing = setUp(() => json({ code: 500, message: '', data: null }, { status: 500, headers }))
    expect(await failureOf(failing.platform.call('getBalance', {}))).toMatchObject({ requestId: 'in-the-logs' })

    const { platform } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    const idempotencyKey = '9f1c2a34-55aa-4c1d-8e2f-0123456789ab'
    const sent = platform.call('withdraw', { amount: '1', bank: '1', password: 'x' }, { idempotencyKey })
    expect(await failureOf(sent)).toMatchObject({ requestId: '0123456789ab' })
    expect(await failureOf(platform.call('getBalance', {}))).toMatchObject({ requestId: undefined })
  })

  test.each([413, 429, 502, 503, 401])(
    'not sent, without words of the platform, where the service says so of its own %i',
    async (status) => {
      const answer = { code: status, message: 'The platform cannot be reached.', data: null }
      const { platform, onUnauthorized } = setUp(() => json(answer, { status, headers: { 'x-not-sent': 'true' } }))
      const error = await failureOf(platform.call('withdraw', { amount: '1', bank: '1', password: 'x' }))
      expect(error).toMatchObject({ kind: 'notSent', message: '', code: status, sent: false })
      expect(isOutcomeUnknown(error)).toBe(false)
      expect(onUnauthorized).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['reads after 20 s', 'getBalance', 20_000],
    ['money after 30 s', 'transferAll', 30_000],
  ] as const)('timeout: %s, even when fetch does not heed the signal', async (_, id, limit) => {
    const { platform } = setUp(hanging)
    const failure = failureOf(platform.call(id, {}))
    const early = vi.fn<() => void>()
    void failure.then(early)
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(early).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ kind: 'timeout' })
  })

  test('timeout when the body does not end', async () => {
    const { platform } = setUp(() => new Response(new ReadableStream()))
    const failure = failureOf(platform.call('getBalance', {}))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await failure).toMatchObject({ kind: 'timeout' })
  })

  test('aborted by the caller, before or after it was sent', async () => {
    const { platform, requests } = setUp(hanging)
    const controller = new AbortController()
    const failure = failureOf(platform.call('transferAll', {}, { signal: controller.signal }))
    controller.abort()
    const after = await failure
    const before = await failureOf(platform.call('transferAll', {}, { signal: controller.signal }))
    expect([after.kind, before.kind]).toEqual(['aborted', 'aborted'])
    expect([isOutcomeUnknown(after), isOutcomeUnknown(before)]).toEqual([true, false])
    expect(requests).toHaveLength(1)
  })

  test('refused, for money, when the login expired and another one has begun', async () => {
    const { platform, session, onUnauthorized } = setUp(() => {
      session.token = 'T2'
      return json({ code: 401, message: 'Log in again.', data: null })
    })
    expect(await failureOf(platform.call('transferAll', {}))).toMatchObject({
      kind: 'refused',
      message: 'Log in again.',
    })
    session.token = 'T1'
    expect(await failureOf(platform.call('getBalance', {}))).toMatchObject({ kind: 'unauthorized' })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('aborted when another session has begun, unless money moved', async () => {
    const { platform, session } = setUp((url) => {
      session.token = 'T2'
      return success(url === 'api/user' ? { id: 1 } : null)
    })
    expect(await failureOf(platform.call('getUser', {}))).toMatchObject({ kind: 'aborted' })
    expect(await platform.call('transferAll', {})).toMatchObject({ code: 200 })
  })

  test('leaves no timer behind', async () => {
    const { platform } = setUp(() => success([]))
    await platform.call('getHomeNotice', {})
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('money', () => {
  test.each([
    () => new Response('', { status: 502 }),
    () => new Response('<html>'),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ])('has an unknown outcome when the answer is lost (case %#)', async (answer) => {
    const { platform } = setUp(answer)
    expect(
      isOutcomeUnknown(await failureOf(platform.call('withdraw', { amount: '1', bank: '1', password: 'x' }))),
    ).toBe(true)
    expect(isOutcomeUnknown(await failureOf(platform.call('getBalance', {})))).toBe(false)
  })

  test('that the platform calls a success stays one, whatever its data', async () => {
    const { platform } = setUp(() => success('odd', 'usdtpay'))
    expect(await platform.call('recharge', { paytype: 'usdt', amount: '100' })).toMatchObject({
      code: 200,
      message: 'usdtpay',
      data: {},
    })
  })
})
