import { describe, expect, it, vi } from 'vitest'
import { exchangeOf } from '../platform/exchangeTimes.ts'
import { type EarlyAnswer, withEarlyAnswers } from './earlyAnswers.ts'

const init = { method: 'POST', headers: { lang: 'kor', Authorization: 'Bearer a' }, body: '{}' }
const answered = async () => Promise.resolve(Response.json({ code: 200 }))

function setUp(begun: Partial<EarlyAnswer> = {}, now = 1500) {
  const early = new Response('early')
  const fetch = vi.fn<typeof globalThis.fetch>(answered)
  const answers = {
    'POST api/user {}': {
      headers: { lang: 'kor', Authorization: 'Bearer a' },
      sentAt: 1000,
      receivedAt: 1200,
      answer: Promise.resolve(early),
      ...begun,
    },
  }
  return { early, fetch, ask: withEarlyAnswers(fetch, answers, () => now) }
}

describe('an answer that is on its way before the app', () => {
  it('is taken once, with the times it was asked for and came', async () => {
    const { early, fetch, ask } = setUp()
    expect(await ask('api/user', init)).toBe(early)
    expect(exchangeOf(early)).toEqual({ sentAt: 1000, receivedAt: 1200 })
    expect(await ask('api/user', init)).not.toBe(early)
    expect(fetch).toHaveBeenCalledOnce()
  })

  it.each([
    ['another member', { headers: { lang: 'kor', Authorization: 'Bearer b' } }],
    ['a visitor', { headers: { lang: 'kor' } }],
    ['another language', { headers: { lang: 'en', Authorization: 'Bearer a' } }],
  ])('is not one for %s', async (_, other) => {
    const { early, ask } = setUp()
    expect(await ask('api/user', { ...init, ...other })).not.toBe(early)
  })

  it('is not taken for another question', async () => {
    const { early, ask } = setUp()
    expect(await ask('api/user', { ...init, body: '{"id":1}' })).not.toBe(early)
    expect(await ask('api/balance', init)).not.toBe(early)
  })

  it('is too old after ten seconds', async () => {
    const { early, ask } = setUp({}, 11_000)
    expect(await ask('api/user', init)).not.toBe(early)
  })

  it('is asked for again where it does not come', async () => {
    const { fetch, ask } = setUp({ answer: Promise.reject(new TypeError('Failed to fetch')) })
    expect((await ask('api/user', init)).ok).toBe(true)
    expect(fetch).toHaveBeenCalledOnce()
  })
})
