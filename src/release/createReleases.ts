import type { Locale } from '../format/locales.ts'
import type { CompiledRelease } from '../format/release.ts'
import { createHeadGate } from './createHeadGate.ts'
import { createHeadStream } from './createHeadStream.ts'
import { createLastGood } from './createLastGood.ts'
import { createOrigin } from './createOrigin.ts'
import { createShippedCopy } from './createShippedCopy.ts'
import { backoff } from '../timing/backoff.ts'
import { retry } from './retry.ts'
import { gatherRelease } from './gatherRelease.ts'
import { isSameHead, parseHead, type Head } from './Head.ts'
import { type HeldRelease, loadRelease } from './LoadedRelease.ts'
import { filesOf } from './parseManifest.ts'
import { ReleaseError, type ReleaseProblem } from './ReleaseProblem.ts'
import type { ReleasesOptions } from './ReleasesOptions.ts'
import { startSnapshot, type ReleasesSnapshot } from './ReleasesSnapshot.ts'
import { createListeners } from '../store/createListeners.ts'

/** How the app gets, keeps and swaps releases: a store for `useSyncExternalStore`. */
export interface Releases {
  subscribe(listener: () => void): () => void
  getSnapshot(): ReleasesSnapshot
  /** Begins to follow the service; settles once the last good release plays, before the service has answered. */
  start(): Promise<void>
  stop(): void
  /** Asks the service now; settles when its answer plays, or is refused. Never rejects. */
  checkNow(): Promise<void>
  /** Loads the copy of a language that the build carries and that is not here; settles when it plays, or does not come now. */
  wantCopy(locale: Locale): Promise<void>
}

const POLL_MS = 60_000
/** How long a start waits for the device's storage. */
const STORAGE_MS = 1000
/** What a tab tells the others when the service has gone or is back. */
const LOOK = 'look'

/**
 * Plays the bundled baseline at once, then the last good release, then the service's head. A release is gathered whole,
 * verified, and swapped in one step; whatever fails on the way, what plays goes on playing and the problem is reported.
 * Copy that the build carries comes when it is wanted; it keeps no release waiting.
 */
export function createReleases(options: ReleasesOptions): Releases {
  const { baseline, clock, random, plan, visibility, channel, base = 'release' } = options
  const origin = createOrigin({ fetch: options.fetch, clock, plan, base })
  const lastGood = createLastGood({
    storage: options.storage,
    plan,
    baseline: baseline.manifest.baseline,
    shipped: (sha) => shipped.get(sha),
  })
  const gate = createHeadGate()
  const shipped = new Map(baseline.files)
  const shippedCopy = createShippedCopy({ baseline, origin, urls: options.copyUrls, clock, random, add, report })
  const listeners = createListeners()
  const reported = new Set<string>()

  let playing = baseline
  let current: Head | undefined
  let snapshot: ReleasesSnapshot = startSnapshot(playing)
  let running = false
  let failures = 0
  let timer: unknown
  let checking: Promise<void> | undefined
  let following: Promise<void> = Promise.resolve()
  let keeping: Promise<void> = Promise.resolve()
  let unsubscribe: () => void = () => undefined

  const stream =
    options.events && options.locks
      ? createHeadStream({
          url: `${base}/events?plan=${plan}`,
          open: options.events,
          locks: options.locks,
          clock,
          random,
          hear: (head) => void (head && snapshot.online ? followHint(head) : checkNow()),
          // Most often it is the service that has gone, and members must not learn that by losing a call.
          lose: () => snapshot.online && void checkNow(),
        })
      : undefined

  function update(changes: Partial<ReleasesSnapshot>): void {
    snapshot = { ...snapshot, ...changes }
    listeners.tell()
  }

  function report(error: unknown): void {
    const problem: ReleaseProblem = error instanceof ReleaseError ? error.problem : { code: 'failed' }
    // A service that is down is no news to it, and a bad file is the same file at every try.
    const key = `${problem.code} ${problem.file ?? ''}`
    if (problem.code === 'unreachable' || reported.has(key)) return
    reported.add(key)
    options.report(problem)
  }

  /** With what has come meanwhile; what plays already stays the same object. */
  function load(release: CompiledRelease): HeldRelease {
    const files = new Map(release.files)
    for (const address of filesOf(release.manifest)) {
      const text = files.get(address) ?? shipped.get(address)
      if (text !== undefined) files.set(address, text)
    }
    if (release.sha === playing.sha && files.size <= playing.files.size) return playing
    return loadRelease(
      { ...release, files },
      { previous: playing, readPlan: release.sha === baseline.sha ? undefined : options.readPlan },
    )
  }

  function play(head: Head, release: CompiledRelease, source: 'lastGood' | 'live'): void {
    current = head
    playing = load(release)
    update({ release: playing, source, seq: head.seq, retired: head.retired })
  }

  function add(address: string, text: string): void {
    shipped.set(address, text)
    const next = load(playing)
    if (next === playing) return
    playing = next
    update({ release: playing })
    if (current && snapshot.source === 'live') keep(current, playing)
  }

  /** Not waited for: a browser's storage has been known to hang, and the next release must not hang with it. */
  function keep(head: Head, release: CompiledRelease): void {
    keeping = keeping.then(async () => lastGood.keep({ head, release })).catch(report)
  }

  function tellTabs(message: Head | typeof LOOK): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    channel?.postMessage(message)
  }

  function setOnline(online: boolean): void {
    if (online === snapshot.online) return
    update({ online })
    // The others have no stream that would tell them.
    tellTabs(LOOK)
  }

  /** Gathers and plays a head, one at a time; the newest one wins because the gate asks what plays by then. */
  async function follow(head: Head, polled: boolean): Promise<void> {
    const next = following.then(async () => {
      if (!gate.follows(head, current, polled)) return
      if (snapshot.source === 'live' && isSameHead(head, current)) return
      const known = (address: string) => playing.files.get(address) ?? shipped.get(address)
      const release = await gatherRelease({
        sha: head.sha,
        plan,
        known,
        isOptional: shippedCopy.isMissing,
        read: async (address) => origin.file(address),
      }).catch((error: unknown) => {
        if (codeOf(error) === 'wrong-plan') update({ retired: true })
        throw error
      })
      const kept = isSameHead(head, current)
      play(head, release, 'live')
      if (!kept) keep(head, playing)
    })
    following = next.catch(() => undefined)
    return next
  }

  async function followHint(head: Head): Promise<void> {
    try {
      await follow(head, false)
      if (isSameHead(head, current)) tellTabs(head)
    } catch (error) {
      report(error)
      failures += 1
      schedule()
    }
  }

  /** Whoever says that there is no head for these plans has answered, too. */
  async function askHead(): Promise<Head> {
    try {
      const head = await origin.head()
      update({ lastCheckedAt: clock.now() })
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
      const before = current
      await follow(await askHead(), true)
      failures = 0
      if (current && current !== before) tellTabs(current)
    } catch (error) {
      failures += 1
      report(error)
    }
  }

  async function checkNow(): Promise<void> {
    clock.clearTimeout(timer)
    checking ??= check().finally(() => {
      checking = undefined
      schedule()
    })
    return checking
  }

  function schedule(): void {
    clock.clearTimeout(timer)
    if (!running || visibility.hidden()) return
    const wait = failures === 0 ? POLL_MS * (0.8 + 0.4 * random()) : backoff(failures - 1, retry, random)
    timer = clock.setTimeout(() => void checkNow(), wait)
  }

  function handleVisibility(): void {
    if (visibility.hidden()) {
      shippedCopy.stop()
      stream?.stop()
      clock.clearTimeout(timer)
    } else {
      stream?.start()
      shippedCopy.start()
      void checkNow()
    }
  }

  function handleMessage({ data }: { readonly data: unknown }): void {
    const head = parseHead(data)
    if (head) void follow(head, false).catch(report)
    else if (data === LOOK && !visibility.hidden()) void checkNow()
  }

  return {
    subscribe: listeners.add,
    getSnapshot: () => snapshot,
    checkNow,
    wantCopy: shippedCopy.want,

    async start() {
      if (running) return
      running = true
      unsubscribe = visibility.subscribe(handleVisibility)
      channel?.addEventListener('message', handleMessage)
      const stored = lastGood.read(report).then((kept) => {
        if (kept && !current) play(kept.head, kept.release, 'lastGood')
      })
      let patience: unknown
      await Promise.race([stored, new Promise<void>((done) => (patience = clock.setTimeout(done, STORAGE_MS)))])
      clock.clearTimeout(patience)
      if (running && !visibility.hidden()) handleVisibility()
    },

    stop() {
      running = false
      unsubscribe()
      channel?.removeEventListener('message', handleMessage)
      shippedCopy.stop()
      stream?.stop()
      clock.clearTimeout(timer)
    },
  }
}

const codeOf = (error: unknown) => (error instanceof ReleaseError ? error.problem.code : undefined)
