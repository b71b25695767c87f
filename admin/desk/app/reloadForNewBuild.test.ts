import { describe, expect, it, vi } from 'vitest'
import { reloadForNewBuild } from './reloadForNewBuild.ts'

function host() {
  const target = new EventTarget()
  const kept = new Map<string, string>()
  const sessionStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage
  let time = 1_000_000
  const reload = vi.fn<() => void>()
  reloadForNewBuild({ window: { addEventListener: target.addEventListener.bind(target), sessionStorage }, reload, now: () => time })
  const miss = () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { reload, miss, pass: (ms: number) => void (time += ms) }
}

describe('a page that is gone after a deploy', () => {
  it('loads the desk anew, once a minute at most', () => {
    const { reload, miss, pass } = host()
    expect(miss()).toBe(true)
    expect(miss()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    pass(61_000)
    expect(miss()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
