import { onCLS, onINP, onLCP } from 'web-vitals'
import type { Outcomes, Page } from '../../format/wire/Outcomes.ts'
import { randomId } from '../../platform/randomId.ts'
import type { ReleasesSnapshot } from '../../release/ReleasesSnapshot.ts'
import type { Readable } from '../../store/Store.ts'
import type { PostJson } from './postJson.ts'

interface WatchPageOptions {
  readonly post: PostJson
  readonly releases: Pick<Readable<Pick<ReleasesSnapshot, 'counted' | 'seq'>>, 'getSnapshot'>
  readonly build: string
  readonly window: Window & typeof globalThis
}

/**
 * Tells the service once, when the page is first put away, how fast it was and what it did not catch, if it is among
 * those that are counted. The browser keeps what happened before this code came.
 */
export function watchPage({ post, releases, build, window }: WatchPageOptions): void {
  if (Math.random() >= releases.getSnapshot().counted) return
  const { document, performance, location } = window
  const told: { lcp?: number; inp?: number; cls?: number } = {}
  let errors = 0
  onLCP(({ value }) => (told.lcp = Math.round(value)))
  onINP(({ value }) => (told.inp = Math.round(value)))
  onCLS(({ value }) => (told.cls = Math.round(value * 1000)))
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, () => (errors += 1))

  function firstAnswer(): Pick<Page, 'answer'> {
    const ends = performance
      .getEntriesByType('resource')
      .flatMap((entry) => {
        const isCall = entry.name.startsWith(`${location.origin}/api/`)
        return isCall && 'responseEnd' in entry ? [entry.responseEnd] : []
      })
      .filter((end) => end > 0)
    return ends.length === 0 ? {} : { answer: Math.round(Math.min(...ends)) }
  }

  // After the library's own listeners, which then tell the last figures.
  document.addEventListener('visibilitychange', function tell() {
    const { seq: release } = releases.getSnapshot()
    if (document.visibilityState !== 'hidden' || release === 0) return
    document.removeEventListener('visibilitychange', tell)
    const said: Outcomes = {
      id: randomId(),
      visits: [],
      page: { release, build, ...told, ...firstAnswer(), errors },
    }
    // One page more or less makes no difference.
    post('outcomes', said).catch(() => undefined)
  })
}
