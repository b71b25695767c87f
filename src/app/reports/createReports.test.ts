import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReports } from './createReports.ts'
import { postJson } from './postJson.ts'

function start() {
  const bodies: { reports: { release: number; code: string; pointer: string; build: string }[] }[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
    bodies.push(JSON.parse(init?.body as string) as (typeof bodies)[number])
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  const onFault = vi.fn<() => void>()
  return {
    reports: createReports({ post: postJson(fetch), seq: () => 7, build: 'b1', onFault }),
    fetch,
    bodies,
    onFault,
  }
}

describe('reports', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('go out together, each once', () => {
    const { reports, bodies } = start()
    reports.add({ code: 'expression', screen: 'recharge', pointer: '/body/0/when' })
    reports.add({ code: 'expression', screen: 'recharge', pointer: '/body/0/when' })
    reports.add({ code: 'unknownBlock', screen: 'home', pointer: '/body/2' })
    vi.advanceTimersByTime(5000)
    expect(bodies).toEqual([
      {
        reports: [
          { release: 7, code: 'expression', pointer: 'recharge:/body/0/when', build: 'b1' },
          { release: 7, code: 'unknown-block', pointer: 'home:/body/2', build: 'b1' },
        ],
      },
    ])
  })

  it('are told here even when they have been sent before: it may be under another release', () => {
    const { reports, onFault } = start()
    reports.add({ code: 'expression', screen: 'recharge', pointer: '/body/0/when' })
    reports.add({ code: 'expression', screen: 'recharge', pointer: '/body/0/when' })
    expect(onFault).toHaveBeenCalledTimes(2)
  })

  it('fit what the service takes, whatever their text', () => {
    const { reports, bodies } = start()
    reports.add({ code: 'Ünknown thing!', screen: 'home', pointer: '/body/"x" = 5 원' })
    vi.advanceTimersByTime(5000)
    expect(bodies[0]?.reports[0]?.code).toMatch(/^[a-z][a-z0-9-]{0,63}$/)
    expect(bodies[0]?.reports[0]?.pointer).toMatch(/^[A-Za-z0-9_.:~/-]*$/)
  })

  it('are at most twenty at once and sixty a page', () => {
    const { reports, bodies } = start()
    for (let index = 0; index < 100; index += 1) reports.add({ code: 'expression', screen: 's', pointer: `/${index}` })
    vi.advanceTimersByTime(60_000)
    expect(bodies.map((body) => body.reports.length)).toEqual([20, 20, 20])
  })

  it('are given up when the service does not answer', async () => {
    const { reports, fetch } = start()
    fetch.mockRejectedValue(new TypeError('offline'))
    reports.add({ code: 'expression', screen: 's', pointer: '/1' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
