import { type Locale, locales } from '../format/locales.ts'
import type { CompiledRelease } from '../format/release.ts'
import { createHeadFollower, createStopHearing, type FollowHead } from './createHeadFollower.ts'
import { createHeadStream, type HeadStream, type HeadStreamOptions } from './createHeadStream.ts'
import { createLastGood } from './createLastGood.ts'
import { createOrigin, type Origin } from './createOrigin.ts'
import { createPlaying, type Playing } from './createPlaying.ts'
import { isSameHead, type Head, parseHead } from './Head.ts'
import { ReleaseError, type ReleaseProblem, codeOf } from './ReleaseProblem.ts'
import type { ReleasesOptions, ReleaseClock, TabChannel } from './ReleasesOptions.ts'
import type { ReleasesSnapshot } from './ReleasesSnapshot.ts'
import { backoff } from '../timing/backoff.ts'
import { retry } from './retry.ts'
import type { LoadedRelease } from './LoadedRelease.ts'

const LOOK = 'look'

const POLL_MS = 60_000

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
  /** Loads the rest of the release that plays, where it is not whole, before it would come by itself. */
  wantWhole(): void
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
    // It begins with the whole of the build's own.
    wantWhole: () => undefined,

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

interface ShippedCopyOptions {
  /** The release of the build, as far as it is here. */
  readonly baseline: Pick<LoadedRelease, 'manifest'> & { readonly files: ReadonlyMap<string, string> }
  readonly origin: Pick<Origin, 'file'>
  /** Where the build has the copy of each language. */
  readonly urls?: Readonly<Record<Locale, string>> | undefined
  readonly clock: ReleaseClock
  readonly random: () => number
  readonly add: (address: string, text: string) => void
  readonly report: (error: unknown) => void
}

/** The copy of those languages that the build carries and did not start with. It comes when somebody wants it. */
interface ShippedCopy {
  /** Whether it is the copy of a language that is not here. */
  readonly isMissing: (address: string) => boolean
  /** Loads a language now; settles when it has come, or does not. Never rejects. */
  readonly want: (locale: Locale) => Promise<void>
  /** Loads what was wanted and has not come, again and again until it is here. */
  start(): void
  stop(): void
}

function createShippedCopy({ baseline, origin, urls, clock, random, add, report }: ShippedCopyOptions): ShippedCopy {
  const addressOf = (locale: Locale) => baseline.manifest.copy[locale]
  const missing = new Set(locales.filter((locale) => !baseline.files.has(addressOf(locale))))
  const wanted = new Set<Locale>()
  const loading = new Map<Locale, Promise<void>>()
  let running = false
  let failures = 0
  let timer: unknown

  async function load(locale: Locale): Promise<void> {
    const address = addressOf(locale)
    try {
      // A file that a broken deployment lost is most often still with the service.
      const text = await origin.file(address, urls?.[locale]).catch(async () => origin.file(address))
      missing.delete(locale)
      wanted.delete(locale)
      add(address, text)
    } catch (error) {
      report(error)
    } finally {
      loading.delete(locale)
    }
  }

  async function bring(locale: Locale): Promise<void> {
    if (!missing.has(locale)) return
    const coming = loading.get(locale) ?? load(locale)
    loading.set(locale, coming)
    await coming
  }

  async function bringWanted(): Promise<void> {
    pause()
    await Promise.all([...wanted].map(bring))
    tryLater()
  }

  function tryLater(): void {
    if (wanted.size === 0 || !running || timer !== undefined) return
    failures += 1
    timer = clock.setTimeout(() => void bringWanted(), backoff(failures - 1, retry, random))
  }

  function pause(): void {
    clock.clearTimeout(timer)
    timer = undefined
  }

  return {
    isMissing: (address) => [...missing].some((locale) => addressOf(locale) === address),
    async want(locale) {
      if (missing.has(locale)) wanted.add(locale)
      await bring(locale)
      tryLater()
    },
    start() {
      running = true
      failures = 0
      void bringWanted()
    },
    stop() {
      running = false
      pause()
    },
  }
}

/** Asks the service for its head, now and then, and says whether it answers. */
interface HeadPoll {
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

function createHeadPoll(options: HeadPollOptions): HeadPoll {
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

/** The other tabs of this browser: one stream serves all, so each passes on what it learns. */
interface Tabs {
  /** This head plays here. */
  tell(head: Head): void
  /** The service has gone or is back. */
  askToLook(): void
  start(): void
  stop(): void
}

interface TabsOptions {
  readonly channel: TabChannel | undefined
  readonly onHead: (head: Head) => void
  readonly onLook: () => void
}

function createTabs({ channel, onHead, onLook }: TabsOptions): Tabs {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  const post = (message: Head | typeof LOOK): void => channel?.postMessage(message)

  function handleMessage({ data }: { readonly data: unknown }): void {
    const head = parseHead(data)
    if (head) onHead(head)
    else if (data === LOOK) onLook()
  }

  return {
    tell: post,
    askToLook: () => post(LOOK),
    start: () => channel?.addEventListener('message', handleMessage),
    stop: () => channel?.removeEventListener('message', handleMessage),
  }
}
