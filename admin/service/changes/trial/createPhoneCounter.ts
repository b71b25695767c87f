import type { Heartbeat } from '../../../../src/format/wire/Heartbeat.ts'
import { HEARTBEAT_MS } from '../../../../src/format/wire/heartbeatMs.ts'
import type { HeartbeatStore, PhoneCount } from '../../store/rows/heartbeatRows.ts'

export interface PhoneCounter {
  /** Answers the minute under which it was counted. */
  count(heartbeat: Heartbeat): number
  /** Stores the sums and forgets old ones; what cannot be stored is kept for the next time. */
  flush(): Promise<void>
}

type Shown = NonNullable<Heartbeat['now']>

const MINUTE = 60_000

/** The most sums remembered between two flushes; more builds are summed under none, so that nobody can fill the disk. */
const DIFFERENT = 500

const minuteOf = (now: number): number => Math.floor(now / MINUTE)

/** The first minute that counts at a moment: an app that says nothing for longer has been closed unheard. */
export const countedSince = (now: number): number => minuteOf(now - HEARTBEAT_MS) - 1

const stateOf = ({ release, faulty, refused = false }: Shown) => ({ seq: release, faulty, refused })

export function createPhoneCounter(store: HeartbeatStore, clock: { now(): number }): PhoneCounter {
  let counts = new Map<string, PhoneCount>()
  /** Until which minute the store has forgotten. */
  let forgotten = countedSince(clock.now())

  function add(count: PhoneCount): void {
    if (count.minute < countedSince(clock.now())) return
    const keyOf = ({ minute, seq, build, faulty, refused }: PhoneCount) =>
      JSON.stringify([minute, seq, build, faulty, refused])
    const kept = counts.size < DIFFERENT || counts.has(keyOf(count)) ? count : { ...count, build: '' }
    counts.set(keyOf(kept), { ...kept, count: (counts.get(keyOf(kept))?.count ?? 0) + count.count })
  }

  return {
    count({ build, now, before }) {
      const minute = minuteOf(clock.now())
      if (now) add({ ...stateOf(now), minute, build, count: 1 })
      if (before && before.minute <= minute) add({ ...stateOf(before), minute: before.minute, build, count: -1 })
      return minute
    },

    async flush() {
      const since = countedSince(clock.now())
      if (counts.size === 0 && since === forgotten) return
      const taken = [...counts.values()]
      counts = new Map()
      try {
        await store.addPhones(taken, since)
        forgotten = since
      } catch (error) {
        for (const count of taken) add(count)
        throw error
      }
    },
  }
}
