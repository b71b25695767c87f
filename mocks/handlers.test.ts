import { describe, expect, test } from 'vitest'
import { answerRequest } from './answerRequest.ts'
import { checkAnswer } from './checkAnswer.ts'
import { contractOperations, type ContractOperation } from './contract.ts'
import { createHandlers } from './handlers.ts'
import type { Network } from './Network.ts'
import { createPlatform, type Platform } from './platform/createPlatform.ts'
import { sampleParams } from './platform/testing/sampleParams.ts'
import { MONDAY_AFTERNOON } from './platform/testing/startPlatform.ts'
import type { Persona } from './scenarios/Persona.ts'
import type { Scenario } from './scenarios/Scenario.ts'
import { scenarios } from './scenarios/scenarios.ts'

const clock = { now: () => MONDAY_AFTERNOON }

interface Envelope {
  code: number
  message: string
  data: unknown
}

function requestOf(
  { id, method, path, multipart }: ContractOperation,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Request {
  const params: Readonly<Record<string, unknown>> = { ...sampleParams[id] }
  const all = new Headers({ lang: 'en', ...(token && { Authorization: `Bearer ${token}` }), ...headers })
  const url = new URL(`https://m.playbill.example${path}`)
  if (method === 'get') {
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value))
    return new Request(url, { headers: all })
  }
  if (!multipart) {
    all.set('Content-Type', 'application/json')
    return new Request(url, { method: 'POST', headers: all, body: JSON.stringify(params) })
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(params)) form.set(name, value as File)
  return new Request(url, { method: 'POST', headers: all, body: form })
}

async function ask(
  platform: Platform,
  operation: ContractOperation,
  token?: string,
  headers?: Readonly<Record<string, string>>,
): Promise<Envelope> {
  const response = await answerRequest(createHandlers(platform, { strict: true }), requestOf(operation, token, headers))
  expect(response.status).toBe(200)
  return response.json() as Promise<Envelope>
}

/** Calls that need an order made before them, or a limit that waits. */
const needsOrder = new Set(['getPayInfo', 'cancelRecharge', 'cancelWithdraw', 'confirmDepositLimit'])
/** Calls of the agent centre. */
const agentOnly = new Set([
  'getAgentTeamInfo',
  'getAgentTeamFunds',
  'saveInviteCode',
  'getAgentChildren',
  'agentTransfer',
  'getReturnAgentMoneyChange',
  'agentWithdraw',
  'getAgentLoginUrl',
  'findAgentMember',
])
/** Calls made with what only the demonstration member owns, or that no agent makes. */
const memberOnly = new Set([
  'applyAgent',
  'claimRedPacket',
  'deleteCard',
  'withdraw',
  'userTransfer',
  'getReceiver',
  'editPassword',
])

function operationNamed(id: string): ContractOperation {
  const operation = contractOperations.find((entry) => entry.id === id)
  if (!operation) throw new Error(`${id} is not in the contract.`)
  return operation
}

describe('every operation of the contract', () => {
  test.each(contractOperations)('$id answers a member within the contract', async (operation) => {
    const platform = createPlatform({ clock, settings: { lendsLoginTokens: true } })
    const { code } = await ask(platform, operation, scenarios.member.setup(platform).token)
    expect(code === 200).toBe(!needsOrder.has(operation.id) && !agentOnly.has(operation.id))
  })

  test.each(contractOperations)('$id answers an agent within the contract', async (operation) => {
    const platform = createPlatform({ clock, settings: { lendsLoginTokens: true } })
    const { code } = await ask(platform, operation, scenarios.agent.setup(platform).token)
    const expected = !needsOrder.has(operation.id) && !memberOnly.has(operation.id)
    expect(code === 200 || !expected).toBe(true)
  })

  test.each(contractOperations)('$id answers a visitor as its x-auth says', async (operation) => {
    const { code } = await ask(createPlatform({ clock }), operation)
    expect(code).toBe(operation.auth === 'token' ? 401 : 200)
  })
})

describe('orders', () => {
  test('a deposit order can be read and cancelled within the contract', async () => {
    const platform = createPlatform({ clock })
    const { token } = scenarios.member.setup(platform)
    await ask(platform, operationNamed('recharge'), token)
    const [order] = platform.deposits.pending()
    const info = platform.call('getPayInfo', { deposit_no: order?.no }, { token })
    checkAnswer('getPayInfo', info)
    expect(info.code).toBe(200)
    const cancelled = platform.call('cancelRecharge', { out_trade_no: order?.no }, { token })
    checkAnswer('cancelRecharge', cancelled)
    expect(cancelled.code).toBe(200)
  })

  test('a withdrawal can be cancelled within the contract', async () => {
    const platform = createPlatform({ clock })
    const { token } = scenarios.member.setup(platform)
    await ask(platform, operationNamed('withdraw'), token)
    const [order] = platform.withdrawals.pending()
    const cancelled = platform.call('cancelWithdraw', { out_trade_no: order?.no }, { token })
    checkAnswer('cancelWithdraw', cancelled)
    expect(cancelled.code).toBe(200)
  })
})

describe('the wire', () => {
  test('carries the platform’s clock on every answer', async () => {
    const response = await answerRequest(createHandlers(createPlatform({ clock })), requestOf(operationNamed('getApp')))
    expect(response.headers.get('x-platform-time')).toBe('2026-11-23T05:00:00.000Z')
    expect(response.headers.get('date')).toBe('Mon, 23 Nov 2026 05:00:00 GMT')
  })

  test('speaks the language of the lang header', async () => {
    const platform = createPlatform({ clock })
    const titles = await Promise.all(
      ['kor', 'cn', 'en', 'xx'].map(async (lang) => {
        const { data } = await ask(platform, operationNamed('getApp'), undefined, { lang })
        return (data as { title: string }).title
      }),
    )
    expect(titles).toEqual(['플레이빌', '普雷比尔', 'Playbill', '플레이빌'])
  })

  test('honours an idempotency key on money calls', async () => {
    const platform = createPlatform({ clock })
    const { token } = scenarios.member.setup(platform)
    const headers = { 'Idempotency-Key': 'one-intent-of-the-member' }
    await ask(platform, operationNamed('recharge'), token, headers)
    await ask(platform, operationNamed('recharge'), token, headers)
    expect(platform.deposits.pending()).toHaveLength(1)
  })

  test('refuses a request that is not in the contract, and throws on it when strict', async () => {
    const platform = createPlatform({ clock })
    const request = () =>
      new Request('https://m.playbill.example/api/login', { method: 'POST', body: JSON.stringify({ name: 'demo01' }) })
    const refused = await answerRequest(createHandlers(platform), request())
    expect(await refused.json()).toMatchObject({ code: 400 })
    const strict = await answerRequest(createHandlers(platform, { strict: true }), request()).catch(
      (error: unknown) => error,
    )
    expect(strict instanceof Response ? strict.status : 500).toBe(500)
  })

  test('reads a body that is not JSON as a wrong request', async () => {
    const request = new Request('https://m.playbill.example/api/login', { method: 'POST', body: '{' })
    const response = await answerRequest(createHandlers(createPlatform({ clock })), request)
    expect(await response.json()).toMatchObject({ code: 400 })
  })

  test('answers 404 to what is not a call', async () => {
    const response = await answerRequest([], new Request('https://m.playbill.example/api/nothing'))
    expect(response.status).toBe(404)
  })
})

describe('every scenario', () => {
  test.each(Object.values(scenarios))('$id is set up on a fresh platform', async ({ setup, network = {} }) => {
    const platform = createPlatform({ clock })
    const { token } = setup(platform)
    const { delay: _, ...rest } = network
    const handlers = createHandlers(platform, { strict: true, network: rest })
    const response = await answerRequest(handlers, requestOf(operationNamed('getApp'), token))
    expect(response.status).toBe(200)
  })

  test('failingReads fails the lists and keeps the account', async () => {
    const platform = createPlatform({ clock })
    const { token } = scenarios.failingReads.setup(platform)
    const handlers = createHandlers(platform, { network: scenarios.failingReads.network ?? {} })
    const statuses = await Promise.all(
      ['getBalanceList', 'getUser', 'transfer'].map(
        async (id) => (await answerRequest(handlers, requestOf(operationNamed(id), token))).status,
      ),
    )
    expect(statuses).toEqual([500, 200, 200])
  })

  test('depositsClosed refuses deposits with the hours', async () => {
    const platform = createPlatform({ clock })
    const { token } = scenarios.depositsClosed.setup(platform)
    const { code, message } = await ask(platform, operationNamed('recharge'), token)
    expect(code).not.toBe(200)
    expect(message).toBe('Deposits are closed now. Open on weekdays 10:00~22:00 and weekends 13:00~22:00 (UTC+9).')
  })

  test('expiredSession answers 401', async () => {
    const platform = createPlatform({ clock })
    const { token } = scenarios.expiredSession.setup(platform)
    expect(await ask(platform, operationNamed('getUser'), token)).toMatchObject({ code: 401 })
  })

  test('emptyHistory and newMember have nothing in any list', async () => {
    for (const scenario of [scenarios.emptyHistory, scenarios.newMember]) {
      const platform = createPlatform({ clock })
      const { token } = scenario.setup(platform)
      const lists = await Promise.all(
        ['getTransRecord', 'getBetRecord', 'getRedPacketRecords', 'getActivityApplyLog', 'getRebateOrders'].map((id) =>
          ask(platform, operationNamed(id), token),
        ),
      )
      for (const { data } of lists) expect(data).toMatchObject({ data: [] })
      expect(await ask(platform, operationNamed('getCards'), token)).toMatchObject({ data: [] })
    }
  })
})

describe('the network', () => {
  test('fails the set share of calls, and the same ones each time', async () => {
    const statuses = async () => {
      const handlers = createHandlers(createPlatform({ clock }), { network: { failureRate: 0.5 } })
      const answers: number[] = []
      for (let call = 0; call < 40; call += 1)
        answers.push((await answerRequest(handlers, requestOf(operationNamed('getApp')))).status)
      return answers
    }
    const first = await statuses()
    expect(first.filter((status) => status === 500).length).toBeGreaterThan(10)
    expect(first.filter((status) => status === 200).length).toBeGreaterThan(10)
    expect(await statuses()).toEqual(first)
  })

  test('may be cut and mended while it is used', async () => {
    const network: Network = {}
    const handlers = createHandlers(createPlatform({ clock }), { network })
    network.offline = true
    expect((await answerRequest(handlers, requestOf(operationNamed('getApp')))).type).toBe('error')
    network.offline = false
    expect((await answerRequest(handlers, requestOf(operationNamed('getApp')))).status).toBe(200)
  })
})

describe('who is in a scenario', () => {
  const nameIn = async (scenario: Scenario, persona?: Persona) => {
    const platform = createPlatform({ clock })
    const { token } = scenario.setup(platform, persona)
    const { data } = await ask(platform, operationNamed('getUser'), token)
    return (data as { username?: string } | null)?.username
  }

  test('is its own persona unless another is asked for', async () => {
    expect(await nameIn(scenarios.longText)).toBe('demo01')
    expect(await nameIn(scenarios.longText, 'agent')).toBe('agent01')
    expect(scenarios.emptyHistory.setup(createPlatform({ clock }), 'visitor')).toEqual({})
    expect(scenarios.maintenance.setup(createPlatform({ clock }))).toEqual({})
  })

  test('has the lists of the scenario, whoever it is', async () => {
    const platform = createPlatform({ clock })
    const { token } = scenarios.emptyHistory.setup(platform, 'agent')
    const { data } = await ask(platform, operationNamed('getTransRecord'), token)
    expect(data).toMatchObject({ data: [] })
  })
})
