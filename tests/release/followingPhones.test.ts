import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createPhoneCounter, countedSince } from '../../admin/service/changes/trial/createPhoneCounter.ts'
import { createSqliteStore } from '../../admin/service/store/createSqliteStore.ts'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { createRandom } from '../../mocks/platform/createRandom.ts'
import { HEARTBEAT_MS } from '../../src/format/wire/heartbeatMs.ts'
import type { Heartbeat } from '../../src/format/wire/Heartbeat.ts'
import { openPhones } from './support/openPhones.ts'

const PHONES = 2000
const MINUTE = 60_000

afterEach(() => vi.useRealTimers())

/** Phones that come to the front and are put away at random, and follow what is released. */
function openFleet(send: (heartbeat: Heartbeat) => Response) {
  const random = createRandom('phones')
  const phones = openPhones(PHONES, random, send)
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
  const services = [createPhoneCounter(store, Date), createPhoneCounter(store, Date)]
  const random = createRandom('refusals')
  let said = 0
  let isBusy = false
  const fleet = openFleet((heartbeat) => {
    said += 1
    if (isBusy && random.chance(0.5)) return new Response(null, { status: 429 })
    return Response.json({ minute: services[said % services.length]?.count(heartbeat) })
  })
  const counted = async (seq: number, which: 'phones' | 'faulty' = 'phones') => {
    for (const service of services) await service.flush()
    const sums = (await store.countPhones(countedSince(Date.now()))).find((one) => one.seq === seq)
    return sums?.[which] ?? 0
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
  expect([await counted(2, 'faulty'), await counted(2)]).toEqual([12, fleet.showing(2)])

  for (let minute = 0; minute < 10; minute += 1) await fleet.use()
  expect([await counted(2), await counted(1)]).toEqual([fleet.showing(2), fleet.showing(1)])
  // No more than one message for each phone and five minutes, and one for each time that it is taken up or put away.
  const minutes = Date.now() / MINUTE
  expect(said).toBeLessThan(PHONES * (minutes / (HEARTBEAT_MS / MINUTE) + minutes * 0.1 + 3))
  await store.close()
})
