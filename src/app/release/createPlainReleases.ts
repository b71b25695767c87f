import type { CompiledRelease } from '../../format/release.ts'
import type { Releases } from '../../release/createReleases.ts'
import { loadRelease } from '../../release/LoadedRelease.ts'
import type { ReleasesSnapshot } from '../../release/ReleasesSnapshot.ts'

export interface PlainReleases extends Releases {
  /** Plays a release at once; what it shares with the one before stays the same objects. */
  play(release: CompiledRelease): void
}

/** Releases that come from nowhere but the caller: the documents on a developer's disk, or a draft in the desk. */
export function createPlainReleases(first: CompiledRelease): PlainReleases {
  const listeners = new Set<() => void>()
  let playing = loadRelease(first)
  let snapshot: ReleasesSnapshot = {
    release: playing,
    source: 'baseline',
    seq: 0,
    retired: false,
    lastCheckedAt: null,
    online: true,
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    start: async () => Promise.resolve(),
    stop: () => undefined,
    checkNow: async () => Promise.resolve(),
    play(release) {
      playing = loadRelease(release, playing)
      snapshot = { ...snapshot, release: playing, source: 'live', seq: snapshot.seq + 1 }
      // A copy: one that subscribes anew while it is told would be told for ever.
      for (const listener of new Set(listeners)) listener()
    },
  }
}
