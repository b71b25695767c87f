import { Parse } from 'typebox/value'
import type { Random } from '../../../mocks/platform/createRandom.ts'
import { createHeartbeat, type HeartbeatOptions } from '../../../src/app/reports/createHeartbeat.ts'
import { type Heartbeat, HeartbeatSchema } from '../../../src/format/wire/Heartbeat.ts'
import { createListeners } from '../../../src/store/createListeners.ts'
import { createStore } from '../../../src/store/createStore.ts'

type Heard = ReturnType<HeartbeatOptions['releases']['getSnapshot']>

/** An app that is open on a device, as far as it says what it shows. */
export interface SimulatedPhone {
  /** From 0 to 9999. */
  readonly number: number
  /** Undefined while it is put away. */
  shows(): number | undefined
  /** Shows a release or a trial, in which home is the same document. */
  follow(seq: number): void
  hide(hidden: boolean): void
  /** Something on home fails. */
  fault(): void
  /** The platform refuses to move money. */
  refuse(): void
}

const timers = new Map<unknown, ReturnType<typeof setTimeout>>()

const wait = async (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

const release: Heard['release'] = { manifest: { screens: { home: { sha: 'aa' } } } }

/** Phones that are put away and show release 1; what they say takes up to two seconds there and as long back. */
export function openPhones(
  count: number,
  random: Random,
  send: (heartbeat: Heartbeat) => Response,
): readonly SimulatedPhone[] {
  return Array.from({ length: count }, () => {
    const heard = { lastCheckedAt: Date.now(), online: true, counted: 1 }
    const releases = createStore<Heard>({ ...heard, seq: 1, release })
    const seen = createListeners()
    let isHidden = true
    const heartbeat = createHeartbeat({
      post: async (_, body) => {
        await wait(random.next() * 2000)
        const answer = send(Parse(HeartbeatSchema, structuredClone(body)))
        await wait(random.next() * 2000)
        return answer
      },
      clock: {
        now: () => Date.now(),
        setTimeout(run, ms) {
          const timer = setTimeout(run, ms)
          timers.set(timer, timer)
          return timer
        },
        clearTimeout: (timer) => clearTimeout(timers.get(timer)),
      },
      random: () => random.next(),
      visibility: { hidden: () => isHidden, subscribe: seen.add },
      releases,
      build: 'b1',
    })
    return {
      number: Math.floor(random.next() * 10_000),
      shows: () => (isHidden ? undefined : releases.getSnapshot().seq),
      follow: (seq) => releases.set({ ...releases.getSnapshot(), seq }),
      hide(hidden) {
        isHidden = hidden
        seen.tell()
      },
      fault: () => heartbeat.fault('home'),
      refuse: () => heartbeat.refuse(),
    }
  })
}
