import type { CompiledRelease } from '../format/release.ts'
import { createListeners } from '../store/createListeners.ts'
import { isSameHead, type Head } from './Head.ts'
import { type HeldRelease, loadRelease } from './LoadedRelease.ts'
import { filesOf } from './gatherRelease.ts'
import type { ReleasesOptions } from './ReleasesOptions.ts'
import { startSnapshot, type ReleasesSnapshot } from './ReleasesSnapshot.ts'

/** Playing release: swapped in whole, in one step, and a text of the build joins it when it comes. */
export interface Playing {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => ReleasesSnapshot
  readonly release: () => HeldRelease
  /** Undefined while the build's own release plays. */
  readonly head: () => Head | undefined
  /** Whether a head plays, by its release or by its trial. */
  readonly isLive: (head: Head, seq: number) => boolean
  /** A text that the build carries. */
  readonly shipped: (address: string) => string | undefined
  /** A text that is here, whether it plays or the build carries it. */
  readonly known: (address: string) => string | undefined
  /** `seq` is the head's own, or that of its trial. */
  readonly play: (head: Head, release: CompiledRelease, source: 'lastGood' | 'live', seq?: number) => void
  /** A text of the build that has come after the start. */
  readonly add: (address: string, text: string) => void
  readonly update: (
    changes: Partial<Pick<ReleasesSnapshot, 'retired' | 'stops' | 'lastCheckedAt' | 'online' | 'counted'>>,
  ) => void
}

interface PlayingOptions extends Pick<ReleasesOptions, 'baseline' | 'readPlan'> {
  /** The live release has got a text that it played without. */
  readonly onGrown: (head: Head, release: HeldRelease) => void
}

export function createPlaying({ baseline, readPlan, onGrown }: PlayingOptions): Playing {
  const shipped = new Map(baseline.files)
  const listeners = createListeners()
  let playing = baseline
  let current: Head | undefined
  let snapshot = startSnapshot(playing)

  function update(changes: Partial<ReleasesSnapshot>): void {
    snapshot = { ...snapshot, ...changes }
    listeners.tell()
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
      { previous: playing, readPlan: release.sha === baseline.sha ? undefined : readPlan },
    )
  }

  return {
    subscribe: listeners.add,
    getSnapshot: () => snapshot,
    release: () => playing,
    head: () => current,
    isLive: (head, seq) => snapshot.source === 'live' && snapshot.seq === seq && isSameHead(head, current),
    shipped: (address) => shipped.get(address),
    known: (address) => playing.files.get(address) ?? shipped.get(address),
    update,

    play(head, release, source, seq = head.seq) {
      current = head
      playing = load(release)
      update({ release: playing, source, seq, retired: head.retired })
    },

    add(address, text) {
      shipped.set(address, text)
      const next = load(playing)
      if (next === playing) return
      playing = next
      update({ release: playing })
      if (current && snapshot.source === 'live') onGrown(current, playing)
    },
  }
}
