// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcomes, Visit } from '../../format/wire/Outcomes.ts'
import { MOST_VISITS } from '../../format/wire/visits.ts'
import { createOutcomes } from './createOutcomes.ts'

const MINUTE = 60_000
const visit: Visit = { release: 7, screen: 'recharge', form: 'bank', outcome: 'sent' }

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function start({ counted = 1, answer = async () => new Response(null, { status: 204 }) } = {}) {
  const said: Outcomes[] = []
  const page = { hidden: false }
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (page.hidden ? 'hidden' : 'visible'))
  const teller = createOutcomes({
    async post(path, body) {
      expect(path).toBe('outcomes')
      said.push(structuredClone(body) as Outcomes)
      return answer()
    },
    document,
    releases: { getSnapshot: () => ({ counted }) },
  })
  return {
    ...teller,
    said,
    hide: () => {
      page.hidden = true
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

const pass = async (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('outcomes', () => {
  it('of a few seconds go in one message, at most so many in one', async () => {
    const { add, said } = start()
    add(visit)
    add({ ...visit, outcome: 'refused', field: 'amount' })
    await pass(10_000)
    expect(said.map(({ visits }) => visits)).toEqual([[visit, { ...visit, outcome: 'refused', field: 'amount' }]])
    await pass(MINUTE)
    expect(said).toHaveLength(1)
    for (let count = 0; count <= MOST_VISITS; count += 1) add(visit)
    await pass(MINUTE)
    expect(said.slice(1).map(({ visits }) => visits.length)).toEqual([MOST_VISITS, 1])
    expect(new Set(said.map(({ id }) => id)).size).toBe(3)
  })

  it('go at once when the page is hidden', async () => {
    const { add, said, hide } = start()
    add(visit)
    hide()
    await pass(0)
    expect(said).toHaveLength(1)
    add(visit)
    await pass(0)
    expect(said).toHaveLength(2)
  })

  it.each([
    ['fails on the way', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is turned away', async () => new Response(null, { status: 429 })],
    ['meets a fault', async () => new Response(null, { status: 500 })],
  ])('whose message %s are said again under the same id, and dropped after ten minutes', async (_, answer) => {
    const { add, said } = start({ answer })
    add(visit)
    await pass(9 * MINUTE)
    expect(said.length).toBeGreaterThan(3)
    expect(new Set(said.map(({ id }) => id)).size).toBe(1)
    await pass(3 * MINUTE)
    const before = said.length
    await pass(60 * MINUTE)
    expect(said).toHaveLength(before)
  })

  it('that came meanwhile have a message of their own', async () => {
    let isAway = true
    const { add, said } = start({ answer: async () => new Response(null, { status: isAway ? 502 : 204 }) })
    add(visit)
    await pass(10_000)
    add({ ...visit, outcome: 'left' })
    isAway = false
    await pass(5 * MINUTE)
    expect(said.map(({ visits }) => visits[0]?.outcome)).toEqual(['sent', 'sent', 'left'])
    expect(said[0]?.id).toBe(said[1]?.id)
    expect(said[2]?.id).not.toBe(said[0]?.id)
  })

  it('are not said to a service that does not know them, nor by a page that does not count', async () => {
    const older = start({ answer: async () => new Response(null, { status: 404 }) })
    older.add(visit)
    await pass(MINUTE)
    older.add(visit)
    await pass(MINUTE)
    expect(older.said).toHaveLength(1)

    const uncounted = start({ counted: 0 })
    uncounted.add(visit)
    await pass(MINUTE)
    expect(uncounted.said).toEqual([])
  })
})
