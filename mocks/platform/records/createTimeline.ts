import type { Clock } from '../Clock.ts'

/** The clock of a platform, which also tells the time of what is made up for. */
export interface Timeline extends Clock {
  /** Runs what was due at an earlier moment: whatever it writes is dated then. */
  at: (moment: number, run: () => void) => void
}

export function createTimeline(clock: Clock): Timeline {
  let then: number | undefined
  return {
    now: () => then ?? clock.now(),
    at(moment, run) {
      then = moment
      try {
        run()
      } finally {
        then = undefined
      }
    },
  }
}
