import { describe, expect, it, vi } from 'vitest'
import { reloadForNewBuild } from './reloadForNewBuild.ts'

function host() {
  const target = new EventTarget()
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
  let time = 1_000_000
  let isThere = true
  const reload = vi.fn<() => void>()
  const answers = vi.fn<() => Promise<boolean>>(async () => Promise.resolve(isThere))
  reloadForNewBuild({
    window: { addEventListener: target.addEventListener.bind(target), sessionStorage },
    reload,
    answers,
    now: () => time,
  })
  const miss = async () => {
    target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    await Promise.all(answers.mock.results.map(({ value }) => value as Promise<boolean>))
  }
  return { reload, miss, pass: (ms: number) => void (time += ms), setThere: (is: boolean) => void (isThere = is) }
}

describe('a page that is missing after a deploy', () => {
  it('reloads the desk, at most once a minute', async () => {
    const { reload, miss, pass } = host()
    await miss()
    await miss()
    expect(reload).toHaveBeenCalledTimes(1)
    pass(61_000)
    await miss()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('keeps the desk open while the service does not answer', async () => {
    const { reload, miss, setThere } = host()
    setThere(false)
    await miss()
    expect(reload).not.toHaveBeenCalled()
    setThere(true)
    await miss()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
