import { isObject } from '../../format/value/isObject.ts'
import { createPoll, type Poll } from '../site/createPoll.ts'
import type { Readable } from '../../store/Store.ts'

interface WatchBuildOptions {
  readonly fetch: typeof fetch
  readonly visibility: Readable<'visible' | 'hidden'>
  /** The name of this build. */
  readonly build: string
  /** Whether the page may be one that the device has kept: then the first question is asked at once. */
  readonly isKept: boolean
  readonly onNewer: () => void
}

const EVERY_MS = 15 * 60_000

/** Asks now and then, and on every return to the page, which build is out. */
export function watchBuild({ fetch, visibility, build, isKept, onNewer }: WatchBuildOptions): Poll {
  const poll = createPoll({
    visibility,
    every: () => EVERY_MS,
    async run() {
      const answer = await fetch('build.json', { cache: 'no-store' })
      if (!answer.ok) return
      const told: unknown = await answer.json()
      const current = isObject(told) ? told['build'] : undefined
      if (typeof current === 'string' && current !== build) onNewer()
    },
  })
  poll.start({ now: isKept })
  return poll
}
