import { EventSource } from 'undici'
import { onTestFinished } from 'vitest'
import { fakeDocuments } from '../../../admin/service/testing/fakeFormat.ts'
import { testBaseline } from '../../../admin/service/testing/testBaseline.ts'
import type { EventStream } from '../../../src/release/createHeadStream.ts'
import { createMemoryStorage } from '../../../src/release/testing/createMemoryStorage.ts'
import { createReleases } from '../../../src/release/createReleases.ts'
import { loadRelease } from '../../../src/release/LoadedRelease.ts'
import type { ReleaseProblem } from '../../../src/release/ReleaseProblem.ts'
import type { ReleasesSnapshot } from '../../../src/release/ReleasesSnapshot.ts'
import type { ReleaseStorage } from '../../../src/release/ReleasesOptions.ts'
import { createFakeBrowser, createFakeVisibility } from '../../../src/release/testing/createFakeBrowser.ts'
import { appFormat } from './appFormat.ts'

export interface PhoneOptions {
  /** What the phone kept when the app was last open on it. */
  readonly storage?: ReleaseStorage
  /** A phone whose network lets no event stream through. */
  readonly polls?: boolean
}

/** The app's own client on a phone, over the real network of this machine. */
export interface Phone {
  readonly now: () => ReleasesSnapshot
  readonly polls: boolean
  /** The releases it has played, in order. */
  readonly played: readonly string[]
  readonly storage: ReleaseStorage
  /** The reports it has sent. */
  readonly problems: readonly ReleaseProblem[]
  /** Settles once the playing release fits. */
  until(is: (snapshot: ReleasesSnapshot) => boolean): Promise<void>
  /** The next poll, without waiting for its time. */
  poll(): Promise<void>
  close(): void
}

/** Opens the app at the address that the service has by then, as a domain name would. */
export async function openPhone(address: () => string, options: PhoneOptions = {}): Promise<Phone> {
  const { storage = createMemoryStorage(), polls = false } = options
  const problems: ReleaseProblem[] = []
  const { documents = new Map<string, unknown>() } = appFormat.check(fakeDocuments)
  const releases = createReleases({
    baseline: loadRelease(appFormat.compile(documents, testBaseline.id)),
    fetch: (path, init) => fetch(`${address()}/${path instanceof Request ? path.url : path}`, init),
    ...(!polls && { events: (path: string) => openEvents(`${address()}/${path}`), locks: createFakeBrowser().locks }),
    storage,
    clock: {
      now: () => Date.now(),
      setTimeout: (run, ms) => setTimeout(run, ms).unref(),
      clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout | undefined),
    },
    // The shortest waits there are.
    random: () => 0,
    plan: appFormat.planVersion,
    visibility: createFakeVisibility(),
    report: (problem) => problems.push(problem),
  })
  const played = [releases.getSnapshot().release.sha]
  releases.subscribe(() => {
    const { sha } = releases.getSnapshot().release
    if (sha !== played.at(-1)) played.push(sha)
  })
  onTestFinished(() => releases.stop())
  await releases.start()
  return {
    now: () => releases.getSnapshot(),
    polls,
    played,
    storage,
    problems,
    until: (is) =>
      new Promise((resolve) => {
        const stop = releases.subscribe(look)
        function look(): void {
          if (!is(releases.getSnapshot())) return
          stop()
          resolve()
        }
        look()
      }),
    poll: () => releases.checkNow(),
    close: () => releases.stop(),
  }
}

/** The client reopens a stream sooner than the seconds after which a service wants the browser to do it by itself. */
function openEvents(url: string): EventStream {
  const events = new EventSource(url)
  events.addEventListener('error', () => events.close())
  return events
}
