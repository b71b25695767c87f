import { HEARTBEAT_MS } from '../../format/wire/heartbeatMs.ts'
import type { Heartbeat } from '../../format/wire/Heartbeat.ts'
import { isObject } from '../../format/value/isObject.ts'
import { FIRST_TRIAL } from '../../format/wire/trial.ts'
import type { PostJson } from './postJson.ts'
import type { ReleasesOptions } from '../../release/ReleasesOptions.ts'
import type { ReleasesSnapshot } from '../../release/ReleasesSnapshot.ts'
import type { Readable } from '../../store/Store.ts'
import { backoff } from '../../timing/backoff.ts'

export interface HeartbeatOptions extends Pick<ReleasesOptions, 'clock' | 'random' | 'visibility'> {
  readonly post: PostJson
  readonly releases: Readable<
    Pick<ReleasesSnapshot, 'seq' | 'lastCheckedAt' | 'online' | 'counted'> & {
      readonly release: { readonly manifest: { readonly screens: Readonly<Record<string, { readonly sha: string }>> } }
    }
  >
  readonly build: string
}

export interface HeartbeatTeller {
  /** Something of a screen, or of the app around it, could not be shown or run. */
  fault(screen: string): void
  /** The platform refused a call that moves money. */
  refuse(): void
}

type Shown = NonNullable<Heartbeat['now']>

/** Answer of the service: what it has counted, and when that has to be said again. */
interface Heard {
  readonly before: NonNullable<Heartbeat['before']>
  readonly said: string
  readonly until: number
}

/** All phones follow a release in the same second, and must not say so in the same second. */
const SPREAD_MS = 5_000
const retry = { first: 30_000, most: HEARTBEAT_MS, spread: [0.5, 1] } as const

/**
 * Tells the service which release this page shows, and how that goes: when it changes, about every
 * five minutes while the page is seen, and when it is no longer seen. Only if this page is among those that are counted.
 */
export function createHeartbeat(options: HeartbeatOptions): HeartbeatTeller {
  const { post, clock, random, visibility, releases, build } = options
  const draw = random()
  /** By screen: the document of it in which something failed. */
  const faults = new Map<string, string>()
  /** The release or trial under which the platform has just refused to move money. */
  let refused: number | undefined
  let forgetting: unknown
  let heard: Heard | undefined
  let timer: unknown
  /** State that the timer was set for. */
  let awaited = ''
  let isSending = false
  let isUnknown = false
  let failures = 0

  /** A fault stays with its document, in whichever release that is; one around the screens, or in a trial, with that. */
  function documentOf(screen: string): string {
    const { release, seq } = releases.getSnapshot()
    return (seq < FIRST_TRIAL && release.manifest.screens[screen]?.sha) || String(seq)
  }

  /** Undefined for a page that does not count. */
  function wanted(): Shown | undefined {
    const { lastCheckedAt, counted, seq } = releases.getSnapshot()
    if (lastCheckedAt === null || draw >= counted || visibility.hidden()) return undefined
    const faulty = [...faults].some(([screen, document]) => documentOf(screen) === document)
    return { release: seq, faulty, ...(refused === seq && { refused: true }) }
  }

  /** How long what is to be said may wait, in ms. */
  function waitFor(shown: Shown | undefined): number {
    if (failures > 0) return backoff(failures - 1, retry, random)
    if (visibility.hidden()) return 0
    const spread = SPREAD_MS * random()
    // All phones may have been cut off until now.
    return heard?.said === JSON.stringify(shown) ? Math.max(spread, heard.until - clock.now()) : spread
  }

  function look(): void {
    if (isSending || isUnknown) return
    const { online } = releases.getSnapshot()
    const shown = wanted()
    const next = JSON.stringify([online, shown, heard, failures])
    if (next === awaited) return
    awaited = next
    clock.clearTimeout(timer)
    if (online && (shown ?? heard)) timer = clock.setTimeout(() => void tell(wanted()), waitFor(shown))
  }

  async function tell(now: Shown | undefined): Promise<void> {
    clock.clearTimeout(timer)
    awaited = ''
    isSending = true
    const minute = await send({ build, ...(now && { now }), ...(heard && { before: heard.before }) })
    isSending = false
    if (minute === undefined) failures += 1
    else {
      failures = 0
      // Not all of them again in the seconds in which they followed a release together.
      const until = clock.now() + HEARTBEAT_MS * (0.8 + 0.2 * random())
      heard = now && { before: { ...now, minute }, said: JSON.stringify(now), until }
    }
    look()
  }

  /** Answers the minute under which it was counted; undefined if it was not. */
  async function send(body: Heartbeat): Promise<number | undefined> {
    try {
      const response = await post('heartbeat', body)
      // An older service does not know heartbeats; it is not asked again.
      isUnknown = response.status === 404
      return minuteIn(await response.json())
    } catch {
      return undefined
    }
  }

  releases.subscribe(look)
  // At once: nothing may run any more in a page that is closed.
  visibility.subscribe(() => (visibility.hidden() && heard && !isSending ? void tell(undefined) : look()))
  return {
    fault(screen) {
      faults.set(screen, documentOf(screen))
      look()
    },
    refuse() {
      refused = releases.getSnapshot().seq
      look()
      clock.clearTimeout(forgetting)
      // No longer, or whoever has just begun to show something else would be compared with hours of the others.
      forgetting = clock.setTimeout(() => {
        refused = undefined
        look()
      }, HEARTBEAT_MS)
    },
  }
}

/** A refusal has none. */
const minuteIn = (answer: unknown): number | undefined =>
  isObject(answer) && typeof answer['minute'] === 'number' ? answer['minute'] : undefined
