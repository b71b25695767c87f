import type { Heartbeat } from '../../../src/format/Heartbeat.ts'
import { HEARTBEAT_MS } from '../../../src/format/heartbeatMs.ts'
import type { HeartbeatStore, PhoneCount } from '../store/HeartbeatStore.ts'

export interface PhoneCounter {
  count(heartbeat: Heartbeat): void
  /** Stores the sums; those that cannot be stored are kept for the next time. */
  flush(): Promise<void>
}

const MINUTE = 60_000

/** The most sums remembered between two flushes: nobody can fill the disk with builds that do not exist. */
const DIFFERENT = 500

/** The first minute that counts at a moment: an app that says nothing for longer has been closed unheard. */
export const countedSince = (now: number): number => Math.floor((now - HEARTBEAT_MS) / MINUTE) - 1

export function createPhoneCounter(store: HeartbeatStore, clock: { now(): number }): PhoneCounter {
  let counts = new Map<string, PhoneCount>()

  function add(count: PhoneCount): void {
    const { minute, seq, build, faulty } = count
    const key = JSON.stringify([minute, seq, build, faulty])
    const known = counts.get(key)
    if (!known && counts.size >= DIFFERENT) return
    counts.set(key, { ...count, count: (known?.count ?? 0) + count.count })
  }

  return {
    count({ build, now: shown, before }) {
      const now = clock.now()
      const sum = (at: number, seq: number, faulty: boolean, count: number) =>
        add({ minute: Math.floor(at / MINUTE), seq, build, faulty, count })
      if (shown) sum(now, shown.release, shown.faulty, 1)
      if (before) sum(now - before.ago * 1000, before.release, before.faulty, -1)
    },

    async flush() {
      if (counts.size === 0) return
      const taken = [...counts.values()]
      counts = new Map()
      try {
        await store.addPhones(taken, countedSince(clock.now()))
      } catch (error) {
        for (const count of taken) add(count)
        throw error
      }
    },
  }
}
