import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlaces, NoPlace } from './createPlaces.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const stays = new AbortController().signal

/** Takes a place for each network, in turn; what each has got so far. */
function take(places: ReturnType<typeof createPlaces>, networks: readonly (string | undefined)[], left = stays) {
  return networks.map((network) => {
    const state: { network: string | undefined; got: 'waits' | 'place' | 'none'; giveBack: () => void } = {
      network,
      got: 'waits',
      giveBack: () => undefined,
    }
    places.take(network, left).then(
      (giveBack) => Object.assign(state, { got: 'place', giveBack }),
      (error: unknown) => Object.assign(state, { got: error instanceof NoPlace ? 'none' : error }),
    )
    return state
  })
}

const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0))
const many = (count: number, network: string | undefined) => Array.from({ length: count }, () => network)

describe('a call', () => {
  it('of a greedy network waits while others get a place at once', async () => {
    const places = createPlaces(8)
    const greedy = take(places, many(6, 'greedy'))
    const other = take(places, ['other'])
    await settled()
    expect(greedy.map(({ got }) => got)).toEqual(['place', 'place', 'place', 'place', 'waits', 'waits'])
    expect(other[0]?.got).toBe('place')
  })

  it('gets the place that is given back, in the order in which calls came', async () => {
    const places = createPlaces(2)
    const [held] = take(places, many(2, undefined))
    const waiting = take(places, many(2, undefined))
    await settled()
    held?.giveBack()
    held?.giveBack()
    await settled()
    expect(waiting.map(({ got }) => got)).toEqual(['place', 'waits'])
  })

  it('is turned away after five seconds, and its place in the queue is free again', async () => {
    const places = createPlaces(2)
    take(places, many(2, undefined))
    const waiting = take(places, many(8, undefined))
    const tooMany = take(places, [undefined])
    await vi.advanceTimersByTimeAsync(4_999)
    expect([tooMany[0]?.got, ...waiting.map(({ got }) => got)]).toEqual(['none', ...many(8, 'waits')])
    await vi.advanceTimersByTimeAsync(1)
    expect(new Set(waiting.map(({ got }) => got))).toEqual(new Set(['none']))
    expect(vi.getTimerCount()).toBe(0)
    const next = take(places, [undefined])
    await settled()
    expect(next[0]?.got).toBe('waits')
  })

  it('of a greedy network leaves places in the queue to others', async () => {
    const places = createPlaces(2)
    take(places, many(2, undefined))
    const greedy = take(places, many(9, 'greedy'))
    const other = take(places, ['other'])
    await settled()
    expect(greedy.filter(({ got }) => got === 'waits')).toHaveLength(4)
    expect(other[0]?.got).toBe('waits')
  })

  it('whose member leaves while it waits gives up its turn, and never gets one afterwards', async () => {
    const places = createPlaces(1)
    const [held] = take(places, [undefined])
    const leaving = new AbortController()
    const left = take(places, [undefined], leaving.signal)
    const stayed = take(places, [undefined])
    await settled()
    leaving.abort()
    held?.giveBack()
    await settled()
    expect([left[0]?.got, stayed[0]?.got]).toEqual(['none', 'place'])
    const late = take(places, [undefined], leaving.signal)
    await settled()
    expect(late[0]?.got).toBe('none')
  })
})
