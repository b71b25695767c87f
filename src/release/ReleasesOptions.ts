import type { Locale } from '../format/locales.ts'
import type { OpenEvents } from './createHeadStream.ts'
import type { HeldRelease, ReadPlan } from './LoadedRelease.ts'
import type { ReleaseProblem } from './ReleaseProblem.ts'

/** Time for the release client: the device's clock and its timers. */
export interface ReleaseClock {
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

export type Slot = 'a' | 'b'

/** Two places on the device for the last good release. What comes back is checked like anything from outside. */
export interface ReleaseStorage {
  read(slot: Slot): Promise<unknown>
  write(slot: Slot, value: unknown): Promise<void>
}

/** The part of BroadcastChannel the client uses. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

export interface Visibility {
  hidden(): boolean
  /** Calls back when the page is hidden or shown; gives a function that ends it. */
  subscribe(listener: () => void): () => void
}

export interface ReleasesOptions {
  /** The release that is part of the build, as it plays already: what has been parsed of it stays the same objects. */
  readonly baseline: HeldRelease
  /** Where the build has the copy of each language, for those that the baseline has come without. */
  readonly copyUrls?: Readonly<Record<Locale, string>>
  readonly fetch: typeof globalThis.fetch
  readonly storage: ReleaseStorage
  readonly clock: ReleaseClock
  readonly random: () => number
  /** The version of compiled plans this build reads. */
  readonly plan: number
  /** Opens the event stream. Used only with `locks`: without them every tab would open one, so each polls instead. */
  readonly events?: OpenEvents
  readonly locks?: Pick<LockManager, 'request'>
  readonly channel?: TabChannel
  readonly visibility: Visibility
  readonly report: (problem: ReleaseProblem) => void
  /** Reads the screens of a release that came from elsewhere; without it they are taken as they are. */
  readonly readPlan?: ReadPlan
  /** From 0 to 9999, and the same at every start: which trials this device plays. None without it. */
  readonly deviceNumber?: number
  /** Where the service is, relative to the page. */
  readonly base?: string
}
