import type { CompiledRelease } from '../../format/release.ts'
import { sameValue } from '../../format/value/sameValue.ts'
import type { Stops } from '../../format/wire/stops.ts'
import type { Releases } from '../../release/createReleases.ts'
import { loadRelease, type ReadPlan } from '../../release/LoadedRelease.ts'
import { type ReleasesSnapshot, startSnapshot } from '../../release/ReleasesSnapshot.ts'
import { createListeners } from '../../store/createListeners.ts'

export interface PlainReleases extends Releases {
  /** Plays a release at once; what it shares with the one before stays the same objects. */
  play(release: CompiledRelease): void
  /** Sets the stops, whichever release plays. */
  setStops(stops: Stops): void
  /** Whether the service is to be thought of as reachable. */
  setOnline(online: boolean): void
}

/**
 * Releases that come from nowhere but the caller: the documents on a developer's disk, or a draft in the desk.
 * @param readPlan reads screens that this build has not compiled itself
 */
export function createPlainReleases(first: CompiledRelease, readPlan?: ReadPlan): PlainReleases {
  const listeners = createListeners()
  let playing = loadRelease(first, { readPlan })
  let snapshot = startSnapshot(playing)

  function show(next: ReleasesSnapshot): void {
    snapshot = next
    listeners.tell()
  }

  return {
    subscribe: listeners.add,
    getSnapshot: () => snapshot,
    start: async () => Promise.resolve(),
    stop: () => undefined,
    checkNow: async () => Promise.resolve(),
    wantCopy: async () => Promise.resolve(),
    wantWhole: () => undefined,
    play(release) {
      playing = loadRelease(release, { previous: playing, readPlan })
      show({ ...snapshot, release: playing, source: 'live', seq: snapshot.seq + 1 })
    },
    setStops: (stops) => {
      if (!sameValue(stops, snapshot.stops)) show({ ...snapshot, stops })
    },
    setOnline(online) {
      if (online !== snapshot.online) show({ ...snapshot, online })
    },
  }
}
