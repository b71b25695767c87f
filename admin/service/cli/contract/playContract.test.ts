import { expect, it } from 'vitest'
import { answerRequest } from '../../../../mocks/answerRequest.ts'
import { createHandlers } from '../../../../mocks/handlers.ts'
import { createPlatform } from '../../../../mocks/platform/createPlatform.ts'
import { demoAccounts } from '../../../../mocks/platform/demoAccounts.ts'
import { contractCommand } from '../contractCommand.ts'
import type { Environment } from '../../base/config/readVariable.ts'
import type { AnswerRequest } from '../../public/answerDemonstration.ts'
import { playContract } from './playContract.ts'

const NOON = Date.parse('2026-11-18T14:00:00+09:00')
const READING = { writes: false, money: false, pause: 0, patience: 30_000 }
const clock = { now: () => NOON }

/** The demonstration platform in this process. */
function demonstration() {
  const platform = createPlatform({ clock })
  const handlers = createHandlers(platform)
  const asked: string[] = []
  const answer: AnswerRequest = async (request) => {
    asked.push(new URL(request.url).pathname.slice(1))
    return answerRequest(handlers, request)
  }
  const moneyOf = (name: string) => JSON.stringify(platform.members.byName(name))
  return { platform, answer, asked, moneyOf }
}

interface Envelope {
  data: Record<string, unknown>
}

/** The same platform with some answers replaced. */
function bent(answer: AnswerRequest, bends: Readonly<Record<string, (envelope: Envelope) => Response>>): AnswerRequest {
  return async (request) => {
    const response = await answer(request)
    const bend = bends[new URL(request.url).pathname.slice(1)]
    return bend ? bend((await response.json()) as Envelope) : response
  }
}

const url = 'http://platform.test'

it('finds no difference in the demonstration platform, for member and agent, and gets every reading call answered', async () => {
  const { answer } = demonstration()
  const asMember = await playContract({ url, answer, member: demoAccounts.member }, READING, clock)
  const asAgent = await playContract({ url, answer, member: demoAccounts.agent }, READING, clock)
  expect([...asMember.differences, ...asAgent.differences]).toEqual([])
  expect(asAgent.refused).toEqual([])
  expect(asAgent.notPlayed.filter(({ why }) => !/by hand|spelling|plays it/.test(why))).toEqual([])
  expect(asMember.refused.map(({ call }) => call)).toEqual(expect.arrayContaining(['getAgentTeamInfo']))
})

it('counts no optional part as a difference where it is not there, and names each', async () => {
  const { platform, answer } = demonstration()
  platform.settings.hasOptional = false
  const { differences, without, notPlayed } = await playContract(
    { url, answer, member: demoAccounts.agent },
    READING,
    clock,
  )
  expect(differences).toEqual([])
  expect(without).toEqual(
    expect.arrayContaining(['getPlay', 'getReceiver', 'getBetAmount /data/free', 'getBetList.number']),
  )
  expect(notPlayed.map(({ call }) => call)).not.toContain('getPlay')

  platform.settings.hasOptional = true
  const whole = await playContract({ url, answer, member: demoAccounts.agent }, READING, clock)
  // No row of this member has some of them.
  expect(whole.without.filter((name) => !name.includes('*'))).toEqual([])
})

it('asks a visitor only for what visitors may ask', async () => {
  const { answer, asked } = demonstration()
  const { differences, notPlayed } = await playContract({ url, answer }, READING, clock)
  expect(differences).toEqual([])
  expect(asked).not.toContain('api/user')
  expect(notPlayed).toContainEqual({ call: 'getUser', why: 'a member has to log in' })
})

it('writes nothing and moves no money unless asked to, and then leaves everything as it was', async () => {
  const { answer, asked, moneyOf } = demonstration()
  const before = moneyOf('demo01')
  await playContract({ url, answer, member: demoAccounts.member }, READING, clock)
  expect(moneyOf('demo01')).toBe(before)
  expect(asked).not.toEqual(expect.arrayContaining(['api/updateuserinfo']))
  asked.length = 0
  const all = await playContract({ url, answer, member: demoAccounts.member }, { ...READING, writes: true }, clock)
  expect(all.differences).toEqual([])
  expect(moneyOf('demo01')).toBe(before)
  expect(asked).toContain('api/updateuserinfo')
  expect(asked).not.toContain('api/transfer')
  const money = await playContract(
    { url, answer, member: demoAccounts.member },
    { writes: true, money: true, pause: 0, patience: 30_000 },
    clock,
  )
  expect(money.differences).toEqual([])
  expect(money.played).toEqual(expect.arrayContaining(['transfer', 'recharge', 'cancelRecharge']))
  expect(money.refused.filter(({ call }) => !call.includes('Agent'))).toEqual([])
  expect(moneyOf('demo01')).toBe(before)
})

it('reports exactly the five ways in which a platform differs, by call, place, expected and found', async () => {
  const { answer } = demonstration()
  const lines: string[] = []
  const wrong = bent(answer, {
    'api/user': (envelope) => Response.json({ ...envelope, data: { ...envelope.data, vip: undefined } }),
    'api/balancelist': (envelope) =>
      Response.json({
        ...envelope,
        data: (envelope.data as unknown as object[]).map((wallet) => ({ ...wallet, name: { kor: 'Kim' } })),
      }),
    'api/balance': (envelope) => Response.json({ ...envelope, data: { ...envelope.data, bonus: 5 } }),
    'api/homenotice': ({ data }) => Response.json({ status: 'ok', result: data }),
    'api/banklist': () => Response.json({ code: 500, message: 'Kim' }, { status: 500 }),
  })
  const isAsSaid = await contractCommand(['--url', `${url}/`, '--member', 'demo01:demo1234'], {
    print: (line) => lines.push(line),
    environment: {},
    answer: wrong,
    clock,
    pause: 0,
    patience: 30_000,
  })
  expect(isAsSaid).toBe(false)
  expect(lines.filter((line) => line.includes('; expected '))).toEqual([
    'getBalance POST /api/balance /data/bonus: undeclared field; expected nothing, found a number. The app reads it all the same.',
    'getUser POST /api/user /data/vip: missing field; expected a number, found nothing.',
    'getHomeNotice POST /api/homenotice (the answer): other envelope; expected { code, message, data }, found { status, result }.',
    expect.stringMatching(
      /^getBalanceList POST \/api\/balancelist \/data\/0\/name: other type; expected text, found an object, \d+ times\.$/,
    ),
    'getBankList POST /api/banklist (the answer): other status; expected code 200, found code 500 in HTTP 500.',
  ])
  expect(lines.at(-1)).toBe('5 differences in 5 calls; 1 of them the app reads all the same.')
  // Nothing that the platform answered about a member is printed.
  expect(lines.join()).not.toMatch(/Kim|demo1234/)
})

it('calls a number of more digits than a double keeps a difference that matters, and asks on with its digits', async () => {
  const { answer } = demonstration()
  const asked: string[] = []
  const orders =
    '{"data":[{"out_trade_no":20261127000000012345,"amount":999999999999.123456,"pay_way":"bank","state":1,"created_at":"2026-11-18 09:00:00"}],"last_page":1}'
  const long: AnswerRequest = async (request) => {
    const path = new URL(request.url).pathname.slice(1)
    if (path === 'api/payinfo') asked.push(await request.clone().text())
    return path === 'api/gettransrecord' ? new Response(`{"code":200,"message":"","data":${orders}}`) : answer(request)
  }
  const { differences } = await playContract({ url, answer: long, member: demoAccounts.member }, READING, clock)
  const found = { call: 'getTransRecord', kind: 'other type', expected: 'text', harmless: false, times: 4 }
  expect(differences).toEqual(
    ['out_trade_no', 'amount'].map((field) => ({
      ...found,
      pointer: `/data/data/0/${field}`,
      found: 'a number of more than 15 digits',
    })),
  )
  expect(asked).toEqual(['{"deposit_no":"20261127000000012345"}'])
})

it('calls null harmless in place of rows, and a difference that matters in place of an object', async () => {
  const { answer } = demonstration()
  const nothing = (envelope: Envelope) => Response.json({ ...envelope, data: null })
  const { differences } = await playContract(
    {
      url,
      answer: bent(answer, { 'api/betrecord': nothing, 'api/banklist': nothing, 'api/getBetAmount': nothing }),
      member: demoAccounts.member,
    },
    READING,
    clock,
  )
  expect(differences.map(({ call, pointer, harmless }) => [call, pointer, harmless])).toEqual(
    expect.arrayContaining([
      ['getBetRecord', '/data', true],
      ['getBankList', '/data', true],
      ['getBetAmount', '/data', false],
    ]),
  )
  expect(differences).toHaveLength(3)
})

it('goes on after a call that hangs or is cut, and reports everything it found', async () => {
  const { answer } = demonstration()
  const hangs = new Set(['api/getpayrange', 'api/homenotice'])
  const lines: string[] = []
  const wrong = bent(answer, {
    'api/balance': (envelope) => Response.json({ ...envelope, data: { ...envelope.data, bonus: 5 } }),
  })
  const flaky: AnswerRequest = async (request) => {
    const path = new URL(request.url).pathname.slice(1)
    if (path === 'api/banklist') throw new TypeError('fetch failed')
    return hangs.has(path) ? new Promise(() => undefined) : wrong(request)
  }
  const isAsSaid = await contractCommand(['--url', url, '--member', 'demo01:demo1234'], {
    print: (line) => lines.push(line),
    environment: {},
    answer: flaky,
    clock,
    pause: 0,
    patience: 100,
  })
  expect(isAsSaid).toBe(false)
  expect(lines).toContain(
    'getHomeNotice POST /api/homenotice (the answer): no answer; expected an answer, found nothing within 0.1 s.',
  )
  expect(lines).toContain(
    'getBankList POST /api/banklist (the answer): no answer; expected an answer, found a connection that was cut.',
  )
  expect(lines).toContainEqual(expect.stringContaining('/data/bonus: undeclared field'))
  expect(lines.at(-1)).toMatch(/differences in \d+ calls/)
})

it('gives up on a platform that no longer answers, and reports what it found until then', async () => {
  const { answer } = demonstration()
  let left = 12
  const dying: AnswerRequest = async (request) => {
    left -= 1
    return left >= 0 ? answer(request) : new Promise(() => undefined)
  }
  const { played, differences, notPlayed } = await playContract(
    { url, answer: dying, member: demoAccounts.member },
    { ...READING, patience: 50 },
    clock,
  )
  expect(differences.length).toBeLessThanOrEqual(4)
  expect(differences.every(({ kind }) => kind === 'no answer')).toBe(true)
  expect(played.length).toBeGreaterThan(5)
  expect(notPlayed.some(({ why }) => why === '3 calls in a row got no answer')).toBe(true)
})

it('reports a misspelt flag, a missing address, a refused log-in and an unreachable platform', async () => {
  const { answer } = demonstration()
  const run = async (
    argv: readonly string[],
    from: AnswerRequest = answer,
    environment: Environment = { PLATFORM_MEMBER: 'demo01:wrong' },
  ) =>
    contractCommand(argv, {
      print: () => undefined,
      environment,
      answer: from,
      clock,
      pause: 0,
      patience: 30_000,
    })
  await expect(run(['--ulr', url])).rejects.toThrow(/--ulr/)
  await expect(run([])).rejects.toThrow('--url is missing.')
  await expect(run(['--url', 'platform'])).rejects.toThrow(/must be an address/)
  await expect(run(['--url', url, '--money'])).rejects.toThrow('--money needs --all beside it.')
  await expect(run(['--url', url], answer, { PLATFORM_MEMBER_FILE: '/nowhere/member' })).rejects.toThrow(
    'PLATFORM_MEMBER_FILE: it must name a file that can be read (ENOENT).',
  )
  await expect(run(['--url', url])).rejects.toThrow(/^The platform does not sign in demo01: it answers code \d+\.$/)
  await expect(run(['--url', url], async () => Promise.reject(new TypeError('fetch failed')))).rejects.toThrow(
    `/api/app got no answer: the platform cannot be reached at ${url}.`,
  )
})
