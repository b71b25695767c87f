import type { CompiledRelease } from '../../format/release.ts'
import type { Stops } from '../../format/wire/stops.ts'

/** State of a phone that shows a draft. */
export interface PhoneState {
  readonly kind:
    | 'waiting'
    | 'playing'
    /** The draft has errors; what plays is the last one without. */
    | 'broken'
    /** The desk does not answer; what plays may be old. */
    | 'unreachable'
    /** The link is over. */
    | 'ended'
  /** Missing until there was one that could be played, and once it ended. */
  readonly release?: CompiledRelease
  /** Stops that hold for members hold here; missing where there is none. */
  readonly stops?: Stops
}
