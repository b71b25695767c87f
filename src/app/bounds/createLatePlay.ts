import type { ClosedBecause, MemberPlay, Play } from '../../renderer/host/Host.ts'
import { createListeners } from '../../store/createListeners.ts'
import { createStore } from '../../store/createStore.ts'
import { loadOnce } from '../loadOnce.ts'
import type { FollowedPlay, FollowOptions, followPlay } from './followPlay.ts'

/** Bounds of play as expressions read them, and for the app itself. */
export interface KnownPlay extends Play {
  /** Calls that the bounds of the member's play close. */
  readonly closes?: ClosedBecause
  /** The reality check is open, or waits for what is in front of the screen. */
  readonly isDue?: boolean
}

export interface LatePlay extends MemberPlay<KnownPlay> {
  readonly follow: () => Promise<FollowedPlay>
  readonly stop: () => void
}

/** The member's play. No first screen needs it, so that all but its names is loaded after that. */
export function createLatePlay(
  options: Omit<FollowOptions, 'known' | 'over'>,
  loadFollow: () => Promise<typeof followPlay>,
): LatePlay {
  const known = createStore<KnownPlay>({})
  const over = createListeners()
  return {
    ...known,
    stop: over.tell,
    follow: loadOnce(async () => (await loadFollow())({ ...options, known, over })),
  }
}
