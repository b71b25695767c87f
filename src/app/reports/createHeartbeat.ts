import { HEARTBEAT_MS } from '../../format/heartbeatMs.ts'
import type { Heartbeat } from '../../format/Heartbeat.ts'
import type { ReleasesOptions } from '../../release/ReleasesOptions.ts'
import type { ReleasesSnapshot } from '../../release/ReleasesSnapshot.ts'
import type { Readable } from '../../store/Store.ts'

export interface HeartbeatOptions extends Pick<ReleasesOptions, 'fetch' | 'clock' | 'random' | 'visibility'> {
  readonly releases: Readable<Pick<ReleasesSnapshot, 'seq' | 'lastCheckedAt' | 'online' | 'counted'>>
  readonly build: string
}

export interface HeartbeatTeller {
  /** Something of the release that plays could not be shown or run. */
  fault(): void
}

type Shown = NonNullable<Heartbeat['now']>

/** All phones follow a release in the same second, and must not say so in the same second. */
const SPREAD_MS = 5_000
/** A page that has just come to the front may be about to follow a release. */
const FIRST_MS = 2_000

/**
 * Tells the service which release this page shows, and whether anything of it failed: when that changes, every five
 * minutes while the page is seen, and when it is no longer seen. Only if this page is among those that are counted.
 */
export function createHeartbeat(options: HeartbeatOptions): HeartbeatTeller {
  const { fetch, clock, random, visibility, releases, build } = options
  const draw = random()
  let faultyRelease: number | undefined
  let said: { readonly shown: Shown; readonly at: number } | undefined
  let timer: { readonly id: unknown; readonly hasNews: boolean } | undefined

  function isCounted(): boolean {
    const { lastCheckedAt, online, counted } = releases.getSnapshot()
    return lastCheckedAt !== null && online && draw < counted && !visibility.hidden()
  }

  function shown(): Shown {
    const { seq } = releases.getSnapshot()
    return { release: seq, faulty: seq === faultyRelease }
  }

  function forgetTimer(): void {
    clock.clearTimeout(timer?.id)
    timer = undefined
  }

  function look(): void {
    if (!isCounted()) return forgetTimer()
    const { release, faulty } = shown()
    const hasNews = said?.shown.release !== release || said.shown.faulty !== faulty
    if (timer && (timer.hasNews || !hasNews)) return
    forgetTimer()
    const wait = hasNews ? (said ? 0 : FIRST_MS) + SPREAD_MS * random() : HEARTBEAT_MS
    timer = { hasNews, id: clock.setTimeout(() => tell(shown()), wait) }
  }

  /** Without `now`: the page is no longer seen. */
  function tell(now?: Shown): void {
    forgetTimer()
    const at = clock.now()
    const before = said && { ...said.shown, ago: Math.round((at - said.at) / 1000) }
    // A device's clock may be set; what was said longer ago than anybody counts need not be taken back.
    const isRecent = before && before.ago >= 0 && before.ago * 1000 <= 2 * HEARTBEAT_MS
    const mine = (said = now && { shown: now, at })
    void send({ build, ...(now && { now }), ...(isRecent && { before }) }).then((isHeard) => {
      // What nobody has heard is not to be taken back either.
      if (!isHeard && said === mine) said = undefined
    })
    look()
  }

  async function send(body: Heartbeat): Promise<boolean> {
    try {
      const { ok } = await fetch('release/heartbeat', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        // The page may be closing.
        keepalive: true,
      })
      return ok
    } catch {
      return false
    }
  }

  releases.subscribe(look)
  visibility.subscribe(() => (visibility.hidden() && said ? tell() : look()))
  return {
    fault() {
      faultyRelease = releases.getSnapshot().seq
      look()
    },
  }
}
