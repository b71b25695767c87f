import type { Clock } from './Clock.ts'

/** When an answer was asked for and received on the device's clock, and the time the platform wrote on it. */
interface TimeSample {
  readonly sentAt: number
  readonly receivedAt: number
  /** `x-platform-time` or `Date` of the answer. */
  readonly written: string | null
}

export interface ServerClock extends Clock {
  /** The device's own clock, for measuring round trips. */
  readonly device: Clock
  /** Server time less device time, in milliseconds; 0 until the first answer. */
  offset(): number
  /** Whether an answer has said what time it is; until then the time is the device's, which may be anything. */
  isLearned(): boolean
  learn(sample: TimeSample): void
}

/**
 * The platform's time on a device whose clock may be wrong.
 *
 * Each answer says that the offset lies between (written − received) and (written − sent); a Date header is cut to
 * the second and so widens that by one. Answers narrow the range together. One that does not fit means that a clock
 * was set: the range starts over from it. The middle of the range is the offset, which halves the round trip.
 */
export function createServerClock(device: Clock): ServerClock {
  let low = 0
  let high = 0
  let learned = false

  return {
    device,
    offset: () => (low + high) / 2,
    isLearned: () => learned,
    now: () => device.now() + (low + high) / 2,
    learn({ sentAt, receivedAt, written }) {
      const time = written === null ? Number.NaN : Date.parse(written)
      // A device clock set back during the call says nothing of the round trip.
      if (Number.isNaN(time) || receivedAt < sentAt) return
      const earliest = time - receivedAt
      const latest = time - sentAt + (hasMilliseconds(written) ? 0 : 1000)
      const fits = learned && earliest <= high && latest >= low
      low = fits ? Math.max(low, earliest) : earliest
      high = fits ? Math.min(high, latest) : latest
      learned = true
    },
  }
}

function hasMilliseconds(written: string | null): boolean {
  return written !== null && /\.\d{3}/.test(written)
}
