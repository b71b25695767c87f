import { describe, expect, it } from 'vitest'
import { narrowings } from '../../../../src/format/narrowings.ts'
import { readConfig } from '../../base/config/readConfig.ts'
import { createDemonstration } from '../createDemonstration.ts'
import { testClock } from '../../testing/createTestCore.ts'
import { accessPlatform } from './accessPlatform.ts'
import { createPlatformLimits } from './createPlatformLimits.ts'
import { createPlatformReader } from './createPlatformReader.ts'
import { PlatformReadError } from './PlatformReadError.ts'
import type { PlatformAccess } from './PlatformAccess.ts'

const MEMBER = { name: 'clerk', password: 'word' }
const range = { min_price: 200, max_price: '5000.50' }
const ways = { card: '1', usdt: 0 }

interface Asked {
  readonly path: string
  readonly token: string | null
  readonly body: unknown
}

/** A platform that knows one account; `answers` overrides what a path is answered. */
function fakePlatform(answers: Readonly<Record<string, () => Response | Promise<Response>>> = {}) {
  const asked: Asked[] = []
  let session = 1
  const envelope = (data: unknown, code = 200) => Response.json({ code, message: '', data })
  const access: PlatformAccess = {
    url: 'https://platform.example.com/members',
    member: MEMBER,
    async answer(request) {
      const path = new URL(request.url).pathname.replace('/members/api/', '')
      const token = request.headers.get('authorization')
      const body: unknown = request.method === 'POST' ? await request.json() : undefined
      asked.push({ path, token, body })
      const answer = answers[path]
      if (answer) return answer()
      if (path === 'login')
        return JSON.stringify(body) === JSON.stringify(MEMBER)
          ? envelope({ api_token: `token-${session}` })
          : envelope(null, 422)
      if (token !== `Bearer token-${session}`) return envelope(null, 401)
      return envelope(path === 'get_pay_way' ? ways : range)
    },
  }
  return { access, asked, envelope, endSessions: () => void (session += 1) }
}

const open = (access: PlatformAccess, clock = testClock()) =>
  createPlatformLimits(createPlatformReader(access, clock), clock)
const at = (pointer: string) => `/recharge/${pointer}`

describe('what the platform allows', () => {
  it('is known from the demonstration for every setting that has a figure', async () => {
    const limits = await open(
      accessPlatform(
        readConfig({}),
        createDemonstration(() => undefined),
      ),
    )()
    expect(Object.keys(limits)).toEqual(narrowings.filter(({ told }) => told).map(({ setting }) => setting))
    expect(limits[at('bank/on')]).toEqual({ value: true })
    expect(limits[at('bank/min')]).toEqual({ value: '100' })
    expect(limits[at('usdtErc20/max')]).toEqual({ value: '50000' })
  })

  it('reads numbers and text alike, and treats an unnamed pay way as not offered', async () => {
    const limits = await open(fakePlatform().access)()
    expect(limits[at('bank/min')]).toEqual({ value: '200' })
    expect(limits[at('bank/max')]).toEqual({ value: '5000.5' })
    expect([at('bank/on'), at('usdtTrc20/on'), at('wechat/on')].map((pointer) => limits[pointer])).toEqual([
      { value: true },
      { value: false },
      { value: false },
    ])
  })

  it('reads every digit of an amount', async () => {
    const { access } = fakePlatform({
      getPayRange: () =>
        new Response('{"code":200,"message":"","data":{"min_price":0.5,"max_price":999999999999.123456}}'),
    })
    expect((await open(access)())[at('bank/max')]).toEqual({ value: '999999999999.123456' })
  })

  it('is asked in one session, and once for each answer within a while', async () => {
    const clock = testClock()
    const { access, asked } = fakePlatform()
    const limits = open(access, clock)
    await Promise.all([limits(), limits()])
    expect(asked.filter(({ path }) => path === 'login')).toHaveLength(1)
    expect(asked.filter(({ path, token }) => path === 'getPayRange' && token !== null)).toHaveLength(5)
    const before = asked.length
    clock.pass(29_000)
    await limits()
    expect(asked).toHaveLength(before)
    clock.pass(1_000)
    await limits()
    // Two flags of one answer, five ranges, and no second log-in.
    expect(
      asked
        .slice(before)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...Array.from({ length: 5 }, () => 'getPayRange'), 'get_pay_way'])
  })

  it('is asked again in a new session when the old one has ended', async () => {
    const clock = testClock()
    const { access, asked, endSessions } = fakePlatform()
    const limits = open(access, clock)
    await limits()
    endSessions()
    clock.pass(60_000)
    expect((await limits())[at('bank/min')]).toEqual({ value: '200' })
    expect(asked.filter(({ path }) => path === 'login')).toHaveLength(2)
  })

  it('is not known without an account if the platform answers only members', async () => {
    const { access, asked } = fakePlatform()
    const limits = await open({ url: access.url, answer: access.answer })()
    expect(limits[at('bank/min')]).toEqual({
      unknown: expect.stringMatching(/^The platform answers this only to members\..*PLATFORM_MEMBER/),
      why: 'membersOnly',
    })
    expect(asked.map(({ path }) => path)).not.toContain('login')
  })

  it('does not try a refused account again and again', async () => {
    const clock = testClock()
    const { access, asked } = fakePlatform()
    const limits = open({ ...access, member: { name: 'clerk', password: 'wrong' } }, clock)
    for (const pause of [0, 60_000, 60_000]) {
      clock.pass(pause)
      expect((await limits())[at('bank/on')]).toEqual({
        unknown: expect.stringContaining('does not sign in the account of PLATFORM_MEMBER'),
        why: 'signInRefused',
      })
    }
    expect(asked.filter(({ path }) => path === 'login')).toHaveLength(1)
    clock.pass(10 * 60_000)
    await limits()
    expect(asked.filter(({ path }) => path === 'login')).toHaveLength(2)
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['did not answer in time', () => Promise.reject(new DOMException('', 'TimeoutError'))],
    ['refused to answer (500)', () => Response.json({ code: 500, message: '', data: null })],
    ['answer cannot be read', () => new Response('<html>')],
    ['answer cannot be read', () => Response.json({ code: 200, message: '', data: null })],
    [
      'answer cannot be read',
      () => Response.json({ code: 200, message: '', data: { min_price: '1e9', max_price: 'many' } }),
    ],
  ])('is not known when the platform %s, and the rest still is', async (words, answer) => {
    const { access } = fakePlatform({ getPayRange: answer })
    const limits = await open(access)()
    expect(limits[at('bank/min')]).toMatchObject({ unknown: expect.stringContaining(words) as string })
    expect(limits[at('bank/on')]).toEqual({ value: true })
  })

  it('does not hide a bug of ours', async () => {
    const limits = createPlatformLimits(() => Promise.reject(new Error('a bug')), testClock())
    await expect(limits()).rejects.toThrow('a bug')
    await expect(
      createPlatformLimits(() => Promise.reject(new PlatformReadError('unreachable', 'Closed.')), testClock())(),
    ).resolves.toHaveProperty([at('bank/on')], { unknown: 'Closed.', why: 'unreachable' })
  })
})
