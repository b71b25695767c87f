import { backoff } from '../timing/backoff.ts'
import type { FollowHead } from './createHeadFollower.ts'
import type { Origin } from './createOrigin.ts'
import type { Playing } from './createPlaying.ts'
import type { Tabs } from './createTabs.ts'
import type { Head } from './Head.ts'
import { codeOf } from './ReleaseProblem.ts'
import type { ReleasesOptions } from './ReleasesOptions.ts'
import { retry } from './retry.ts'

/** Asks the service for its head, now and then, and says whether it answers. */
export interface HeadPoll {
  /** Asks now; settles when the answer plays, or is refused. Never rejects. */
  readonly now: () => Promise<void>
  /** An announced head did not play: asks again, later with each failure in a row. */
  readonly retryAfter: (error: unknown) => void
  readonly pause: () => void
}

interface HeadPollOptions extends Pick<ReleasesOptions, 'clock' | 'random'> {
  readonly origin: Pick<Origin, 'head'>
  readonly playing: Playing
  readonly follow: FollowHead
  readonly tabs: Pick<Tabs, 'tell' | 'askToLook'>
  readonly isWanted: () => boolean
  readonly report: (error: unknown) => void
}

const POLL_MS = 60_000

export function createHeadPoll(options: HeadPollOptions): HeadPoll {
  const { origin, playing, follow, tabs, isWanted, clock, random, report } = options
  let failures = 0
  let timer: unknown
  let checking: Promise<void> | undefined

  function setOnline(online: boolean): void {
    if (online === playing.getSnapshot().online) return
    playing.update({ online })
    // The others have no stream that would tell them.
    tabs.askToLook()
  }

  /** To say that there is no head for these plans is an answer, too. */
  async function askHead(): Promise<Head> {
    try {
      const head = await origin.head()
      playing.update({ lastCheckedAt: clock.now(), counted: head.counted ?? 1 })
      setOnline(true)
      return head
    } catch (error) {
      const code = codeOf(error)
      if (code === 'unreachable' || code === 'missing') setOnline(code === 'missing')
      throw error
    }
  }

  async function check(): Promise<void> {
    try {
      const before = playing.head()
      await follow(await askHead(), true)
      failures = 0
      const after = playing.head()
      if (after && after !== before) tabs.tell(after)
    } catch (error) {
      fail(error)
    }
  }

  function fail(error: unknown): void {
    failures += 1
    report(error)
  }

  function schedule(): void {
    clock.clearTimeout(timer)
    if (!isWanted()) return
    const wait = failures === 0 ? POLL_MS * (0.8 + 0.4 * random()) : backoff(failures - 1, retry, random)
    timer = clock.setTimeout(() => void now(), wait)
  }

  async function now(): Promise<void> {
    clock.clearTimeout(timer)
    checking ??= check().finally(() => {
      checking = undefined
      schedule()
    })
    return checking
  }

  return {
    now,
    retryAfter(error) {
      fail(error)
      schedule()
    },
    pause: () => clock.clearTimeout(timer),
  }
}
