import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createPhoneCounter, countedSince } from '../../admin/service/public/createPhoneCounter.ts'
import { createSqliteStore } from '../../admin/service/store/createSqliteStore.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { createRandom } from '../../mocks/platform/createRandom.ts'
import { createHeartbeat, type HeartbeatOptions } from '../../src/app/reports/createHeartbeat.ts'
import { HEARTBEAT_MS } from '../../src/format/heartbeatMs.ts'
import type { Heartbeat } from '../../src/format/Heartbeat.ts'
import { createListeners } from '../../src/store/createListeners.ts'
import { createStore } from '../../src/store/createStore.ts'

const PHONES = 2000
const MINUTE = 60_000

type Heard = ReturnType<HeartbeatOptions['releases']['getSnapshot']>
const release: Heard['release'] = { manifest: { screens: { home: { sha: 'aa' } } } }

const wait = async (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

const clock = {
  now: () => Date.now(),
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as number),
}

afterEach(() => vi.useRealTimers())

/** Phones that come to the front and are put away at random, and follow what is released. */
function openPhones(send: (heartbeat: Heartbeat) => Response) {
  const random = createRandom('phones')
  const phones = Array.from({ length: PHONES }, () => {
    const releases = createStore<Heard>({ seq: 1, lastCheckedAt: Date.now(), online: true, counted: 1, release })
    const seen = createListeners()
    let isHidden = true
    const heartbeat = createHeartbeat({
      fetch: async (_, init) => {
        // On the way there and back.
        await wait(random.next() * 2000)
        const answer = send(JSON.parse(init?.body as string) as Heartbeat)
        await wait(random.next() * 2000)
        return answer
      },
      clock,
      random: () => random.next(),
      visibility: { hidden: () => isHidden, subscribe: seen.add },
      releases,
      build: 'b1',
    })
    return {
      fault: () => heartbeat.fault('home'),
      shows: () => (isHidden ? undefined : releases.getSnapshot().seq),
      follow: (seq: number) => releases.set({ ...releases.getSnapshot(), seq }),
      hide(hidden: boolean) {
        isHidden = hidden
        seen.tell()
      },
    }
  })
  return {
    phones,
    /** One minute in which one phone in ten is taken up or put away. */
    async use(): Promise<void> {
      for (const phone of phones) if (random.next() < 0.1) phone.hide(phone.shows() !== undefined)
      await vi.advanceTimersByTimeAsync(MINUTE)
    },
    showing: (seq: number) => phones.filter((phone) => phone.shows() === seq).length,
  }
}

it('counts two thousand phones exactly while they come, go, follow and fail', async () => {
  const store = createSqliteStore(join(await testFolder(), 'playbill.db'))
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const services = [createPhoneCounter(store, clock), createPhoneCounter(store, clock)]
  const random = createRandom('refusals')
  let said = 0
  let isBusy = false
  const fleet = openPhones((heartbeat) => {
    said += 1
    if (isBusy && random.chance(0.5)) return new Response(null, { status: 429 })
    return Response.json({ minute: services[said % services.length]?.count(heartbeat) })
  })
  const counted = async (seq: number, faulty?: boolean) => {
    for (const service of services) await service.flush()
    return (await store.countPhones(countedSince(Date.now())))
      .filter((count) => count.seq === seq && (faulty === undefined || count.faulty === faulty))
      .reduce((sum, { count }) => sum + count, 0)
  }

  for (const phone of fleet.phones) phone.hide(false)
  for (let minute = 0; minute < 20; minute += 1) await fleet.use()
  expect(await counted(1)).toBe(fleet.showing(1))

  // Most follow within a second; a few do not for now. The service refuses half of what they say.
  isBusy = true
  fleet.phones.forEach((phone, index) => index % 20 !== 0 && phone.follow(2))
  await vi.advanceTimersByTimeAsync(10_000)
  isBusy = false
  await vi.advanceTimersByTimeAsync(40_000)
  expect([await counted(2), await counted(1)]).toEqual([fleet.showing(2), fleet.showing(1)])

  const failing = fleet.phones.filter((phone) => phone.shows() === 2).slice(0, 12)
  for (const phone of failing) phone.fault()
  await vi.advanceTimersByTimeAsync(15_000)
  expect([await counted(2, true), await counted(2)]).toEqual([12, fleet.showing(2)])

  for (let minute = 0; minute < 10; minute += 1) await fleet.use()
  expect([await counted(2), await counted(1)]).toEqual([fleet.showing(2), fleet.showing(1)])
  // No more than one message for each phone and five minutes, and one for each time that it is taken up or put away.
  const minutes = Date.now() / MINUTE
  expect(said).toBeLessThan(PHONES * (minutes / (HEARTBEAT_MS / MINUTE) + minutes * 0.1 + 3))
  await store.close()
})
