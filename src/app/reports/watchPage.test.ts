// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Outcomes } from '../../format/wire/Outcomes.ts'
import { watchPage } from './watchPage.ts'

type Told = (metric: { readonly value: number }) => void
const library = vi.hoisted(() => {
  const listeners = new Map<string, Told>()
  const on = (name: string) => (tell: Told) => void listeners.set(name, tell)
  return { listeners, onLCP: on('lcp'), onINP: on('inp'), onCLS: on('cls') }
})
vi.mock('web-vitals', () => library)

// jsdom keeps none.
const resources = [
  { name: `${location.origin}/assets/app.js`, responseEnd: 80 },
  { name: `${location.origin}/api/getApp`, responseEnd: 0 },
  { name: `${location.origin}/api/lottery/list`, responseEnd: 420.4 },
  { name: `${location.origin}/api/getNotice`, responseEnd: 390.6 },
]
Object.assign(performance, { getEntriesByType: () => resources })

afterEach(() => vi.restoreAllMocks())

function open({ seq = 7, counted = 1 } = {}) {
  const said: Outcomes[] = []
  let state: DocumentVisibilityState = 'visible'
  const playing = { seq, counted }
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state)
  watchPage({
    async post(path, body) {
      expect(path).toBe('outcomes')
      said.push(structuredClone(body) as Outcomes)
      return Promise.reject(new TypeError('Failed to fetch'))
    },
    releases: { getSnapshot: () => playing },
    build: 'b1',
    window,
  })
  return {
    said,
    playing,
    put: (next: DocumentVisibilityState) => {
      state = next
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

describe('a page', () => {
  it('tells its figures once, when it is first put away', () => {
    const { said, put } = open()
    library.listeners.get('lcp')?.({ value: 1043.6 })
    library.listeners.get('cls')?.({ value: 0.0061 })
    library.listeners.get('inp')?.({ value: 64 })
    library.listeners.get('inp')?.({ value: 88 })
    window.dispatchEvent(new Event('unhandledrejection'))
    expect(said).toEqual([])
    put('hidden')
    put('visible')
    put('hidden')
    expect(said).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        visits: [],
        page: { release: 7, build: 'b1', lcp: 1044, cls: 6, inp: 88, answer: 391, errors: 1 },
      },
    ])
  })

  it('waits for a release of the service, and says nothing where it does not count', () => {
    const { said, playing, put } = open({ seq: 0 })
    put('hidden')
    expect(said).toEqual([])
    playing.seq = 8
    put('hidden')
    expect(said).toMatchObject([{ page: { release: 8 } }])

    const uncounted = open({ counted: 0 })
    uncounted.put('hidden')
    expect(uncounted.said).toEqual([])
  })
})
