import type { Locale } from '../format/locales.ts'
import type { CompiledRelease } from '../format/release.ts'
import { createHeadFollower, createStopHearing } from './createHeadFollower.ts'
import { createHeadPoll } from './createHeadPoll.ts'
import { createHeadStream, type HeadStream, type HeadStreamOptions } from './createHeadStream.ts'
import { createLastGood } from './createLastGood.ts'
import { createOrigin } from './createOrigin.ts'
import { createPlaying } from './createPlaying.ts'
import { createShippedCopy } from './createShippedCopy.ts'
import { createTabs } from './createTabs.ts'
import { isSameHead, type Head } from './Head.ts'
import { ReleaseError, type ReleaseProblem } from './ReleaseProblem.ts'
import type { ReleasesOptions } from './ReleasesOptions.ts'
import type { ReleasesSnapshot } from './ReleasesSnapshot.ts'

/** How the app gets, keeps and swaps releases: a store for `useSyncExternalStore`. */
export interface Releases {
  subscribe(listener: () => void): () => void
  getSnapshot(): ReleasesSnapshot
  /** Begins to follow the service; settles once the last good release plays, before the service has answered. */
  start(): Promise<void>
  stop(): void
  /** Asks the service now; settles when its answer plays, or is refused. Never rejects. */
  checkNow(): Promise<void>
  /** Loads the copy of a language that the build has and this page has not; settles when it plays or fails. */
  wantCopy(locale: Locale): Promise<void>
}

/** How long a start waits for the device's storage. */
const STORAGE_MS = 1000

/**
 * Plays the bundled baseline at once, then the last good release, then the service's head. A release is gathered whole,
 * verified, and swapped in one step; whatever fails on the way, what plays goes on playing and the problem is reported.
 * Copy that the build carries comes when it is wanted; it keeps no release waiting.
 */
export function createReleases(options: ReleasesOptions): Releases {
  const { baseline, storage, clock, random, plan, visibility, channel, readPlan, base = 'release' } = options
  const report = reportOnce(options.report)
  const origin = createOrigin({ fetch: options.fetch, clock, plan, base })
  const playing = createPlaying({ baseline, ...(readPlan && { readPlan }), onGrown: keep })
  const lastGood = createLastGood({ storage, plan, baseline: baseline.manifest.baseline, shipped: playing.shipped })
  const shippedCopy = createShippedCopy({ ...options, origin, urls: options.copyUrls, add: playing.add, report })
  const hearStops = createStopHearing(playing)
  const isOptional = shippedCopy.isMissing
  const follow = createHeadFollower({ ...options, playing, origin, isOptional, keep, hearStops, report })
  const tabs = createTabs({
    channel,
    onHead: (head) => void follow(head, false).catch(report),
    onLook: () => visibility.hidden() || void poll.now(),
  })
  const poll = createHeadPoll({
    origin,
    playing,
    follow,
    tabs,
    isWanted: () => running && !visibility.hidden(),
    clock,
    random,
    report,
  })
  const isOnline = (): boolean => playing.getSnapshot().online
  const stream = streamOf(
    { ...options, base },
    {
      hear: (head) => void (head && isOnline() ? followHint(head) : poll.now()),
      // Most often it is the service that has gone, and members must not learn that by losing a call.
      lose: () => isOnline() && void poll.now(),
    },
  )

  let running = false
  let keeping: Promise<void> = Promise.resolve()
  let unsubscribe: () => void = () => undefined

  /** Not waited for: a browser's storage has been known to hang, and the next release must not hang with it. */
  function keep(head: Head, release: CompiledRelease): void {
    // What is tried may be gone by the next start.
    if (release.sha !== head.sha) return
    keeping = keeping.then(async () => lastGood.keep({ head, release })).catch(report)
  }

  async function followHint(head: Head): Promise<void> {
    try {
      await follow(head, false)
      if (isSameHead(head, playing.head())) tabs.tell(head)
    } catch (error) {
      poll.retryAfter(error)
    }
  }

  function listen(): void {
    stream?.start()
    shippedCopy.start()
    void poll.now()
  }

  function rest(): void {
    shippedCopy.stop()
    stream?.stop()
    poll.pause()
  }

  async function playLastGood(): Promise<void> {
    const kept = await lastGood.read(report)
    if (!kept || playing.head()) return
    hearStops(kept.head, false)
    playing.play(kept.head, kept.release, 'lastGood')
  }

  return {
    subscribe: playing.subscribe,
    getSnapshot: playing.getSnapshot,
    checkNow: poll.now,
    wantCopy: shippedCopy.want,

    async start() {
      if (running) return
      running = true
      unsubscribe = visibility.subscribe(() => (visibility.hidden() ? rest() : listen()))
      tabs.start()
      let patience: unknown
      await Promise.race([playLastGood(), new Promise<void>((done) => (patience = clock.setTimeout(done, STORAGE_MS)))])
      clock.clearTimeout(patience)
      if (running && !visibility.hidden()) listen()
    },

    stop() {
      running = false
      unsubscribe()
      tabs.stop()
      rest()
    },
  }
}

/** It knows when the service is down, and a bad file is the same file at every try. */
function reportOnce(report: (problem: ReleaseProblem) => void): (error: unknown) => void {
  const reported = new Set<string>()
  return (error) => {
    const problem: ReleaseProblem = error instanceof ReleaseError ? error.problem : { code: 'failed' }
    const key = JSON.stringify(problem)
    if (problem.code === 'unreachable' || reported.has(key)) return
    reported.add(key)
    report(problem)
  }
}

/** The stream of heads, where the browser has what it takes. */
function streamOf(
  { events, locks, clock, random, plan, base }: ReleasesOptions & { readonly base: string },
  told: Pick<HeadStreamOptions, 'hear' | 'lose'>,
): HeadStream | undefined {
  if (!events || !locks) return undefined
  return createHeadStream({ url: `${base}/events?plan=${plan}`, open: events, locks, clock, random, ...told })
}
