import { noStops } from '../../format/wire/stops.ts'
import type { Releases } from '../../release/createReleases.ts'
import type { LoadedRelease } from '../../release/LoadedRelease.ts'
import type { ReleasesSnapshot } from '../../release/ReleasesSnapshot.ts'
import type { Locale } from '../../format/locales.ts'
import { createListeners } from '../../store/createListeners.ts'

export interface ReleaseParts {
  /** A language that is left out has not come yet. */
  readonly copy: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>
}

export interface FixedReleases extends Releases {
  publish(changed: Partial<ReleaseParts>): void
  /** Says something else of the service or the head. */
  tell(changed: Partial<Pick<ReleasesSnapshot, 'online' | 'retired' | 'stops'>>): void
}

/** Releases for a test of one part: they hold what the test gives and nothing else. */
export function fixedReleases(parts: ReleaseParts): FixedReleases {
  const listeners = createListeners()
  let current = parts
  let snapshot = snapshotOf(current, 1)

  return {
    subscribe: listeners.add,
    getSnapshot: () => snapshot,
    start: async () => Promise.resolve(),
    stop: () => undefined,
    checkNow: async () => Promise.resolve(),
    wantCopy: async () => Promise.resolve(),
    wantWhole: () => undefined,
    publish(changed) {
      current = { ...current, ...changed }
      snapshot = snapshotOf(current, snapshot.seq + 1)
      listeners.tell()
    },
    tell(changed) {
      snapshot = { ...snapshot, ...changed }
      listeners.tell()
    },
  }
}

function snapshotOf({ copy }: ReleaseParts, seq: number): ReleasesSnapshot {
  const release = { isWhole: true, copy: (locale: Locale) => copy[locale] } as LoadedRelease
  return { release, source: 'live', seq, retired: false, stops: noStops, lastCheckedAt: null, online: true, counted: 1 }
}
