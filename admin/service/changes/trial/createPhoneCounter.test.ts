import { afterEach, describe, expect, it } from 'vitest'
import { HEARTBEAT_MS } from '../../../../src/format/wire/heartbeatMs.ts'
import type { OpenPhones } from '../../../api/heartbeatApi.ts'
import { createSqliteStore } from '../../store/createSqliteStore.ts'
import type { Store } from '../../store/Store.ts'
import { countedSince, createPhoneCounter } from './createPhoneCounter.ts'
import { testClock, testFolder } from '../../testing/createTestCore.ts'
import { signInAs, signInOwner } from '../../testing/deskClient.ts'
import { startTestService } from '../../testing/startTestService.ts'
import { join } from 'node:path'

const on = (release: number, faulty = false) => ({ release, faulty })

let stores: Store[] = []
afterEach(async () => {
  for (const store of stores) await store.close()
  stores = []
})

async function openStore() {
  const store = createSqliteStore(join(await testFolder(), 'playbill.db'))
  stores.push(store)
  return store
}

describe('the counter of phones', () => {
  it('counts each open app once, with what it said last, whichever service it told', async () => {
    const clock = testClock()
    const store = await openStore()
    const one = createPhoneCounter(store, clock)
    const other = createPhoneCounter(store, clock)
    const counted = async () => {
      await Promise.all([one.flush(), other.flush()])
      const sums = await store.countPhones(countedSince(clock.now()))
      return sums
        .filter(({ phones }) => phones > 0)
        .map(({ seq, phones, faulty, refused }) => [seq, phones, faulty, refused])
    }
    let minute = 0
    for (let phone = 0; phone < 10; phone += 1) minute = one.count({ build: 'b1', now: on(7) })
    expect(await counted()).toEqual([[7, 10, 0, 0]])

    clock.pass(90_000)
    for (let phone = 0; phone < 8; phone += 1)
      other.count({ build: 'b1', now: on(8, phone === 0), before: { ...on(7), minute } })
    other.count({ build: 'b1', before: { ...on(7), minute } })
    const refused = other.count({ build: 'b1', now: { ...on(8), refused: true }, before: { ...on(8), minute } })
    expect(refused).toBeGreaterThan(minute)
    expect(await counted()).toEqual([
      [8, 8, 1, 1],
      [7, 1, 0, 0],
    ])

    // What was closed unheard is counted no longer than the next heartbeat takes.
    clock.pass(HEARTBEAT_MS + 120_000)
    expect(await counted()).toEqual([])
  })

  it('keeps what cannot be stored for the next time', async () => {
    const store = await openStore()
    const clock = testClock()
    let isFull = true
    const addPhones: Store['addPhones'] = async (counts, before) => {
      if (isFull) throw new Error('full')
      await store.addPhones(counts, before)
    }
    const counter = createPhoneCounter({ ...store, addPhones }, clock)
    counter.count({ build: 'b1', now: on(7) })
    await expect(counter.flush()).rejects.toThrow('full')
    counter.count({ build: 'b1', now: on(7) })
    isFull = false
    await counter.flush()
    expect(await store.countPhones(0)).toMatchObject([{ seq: 7, phones: 2 }])
  })

  it('remembers five hundred sums at most, keeps counting, and forgets with the minutes', async () => {
    const clock = testClock()
    const store = await openStore()
    const counter = createPhoneCounter(store, clock)
    for (let build = 0; build < 2000; build += 1) counter.count({ build: `b${build}`, now: on(1) })
    await counter.flush()
    expect(await store.countPhones(0)).toEqual([{ seq: 1, phones: 2000, faulty: 0, refused: 0 }])
    clock.pass(HEARTBEAT_MS + 120_000)
    await counter.flush()
    expect(await store.countPhones(0)).toEqual([])
  })
})

/** The service stores its sums every two seconds. */
const STORED = { timeout: 20_000, interval: 100 }

describe('a heartbeat', () => {
  const beat = async (url: string, body: unknown) =>
    fetch(`${url}/release/heartbeat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('is counted for everybody at the desk', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const viewer = await signInAs(service, owner, 'viewer', 'jun')
    expect(await (await beat(service.publicUrl, { build: 'b1', now: on(1, true) })).json()).toEqual({
      minute: expect.any(Number),
    })
    await beat(service.publicUrl, { build: 'b1', now: on(1) })
    await expect
      .poll(async () => (await viewer.call<OpenPhones>('GET', '/phones')).body, STORED)
      .toEqual({ counted: 1, shown: [{ seq: 1, phones: 2, faulty: 1, refused: 0 }] })
  })

  it('of a release that is not known here yet is to be sent again', async () => {
    const { publicUrl } = await startTestService()
    expect((await beat(publicUrl, { build: 'b1', now: on(2) })).status).toBe(409)
    // A restored backup has forgotten what the phone said before; that must not keep it from being counted.
    expect((await beat(publicUrl, { build: 'b1', now: on(1), before: { ...on(2), minute: 1 } })).status).toBe(200)
  })

  it('takes away no more than there is', async () => {
    const service = await startTestService()
    const owner = await signInOwner(service)
    const answer = await beat(service.publicUrl, { build: 'b1', now: on(1) })
    const { minute } = (await answer.json()) as { minute: number }
    for (let times = 0; times < 5; times += 1)
      await beat(service.publicUrl, { build: 'b1', before: { ...on(0), minute } })
    await beat(service.publicUrl, { build: 'b1', before: { ...on(1, true), minute } })
    await beat(service.publicUrl, { build: 'b1', now: on(1) })
    await expect
      .poll(async () => (await owner.call<OpenPhones>('GET', '/phones')).body.shown, STORED)
      .toEqual([{ seq: 1, phones: 1, faulty: 0, refused: 0 }])
  })

  it('cannot carry anything else', async () => {
    const { publicUrl } = await startTestService()
    for (const bad of [
      {},
      { build: 'a b' },
      { build: 'b1', now: { release: 1, faulty: true, member: 'demo01' } },
      { build: 'b1', now: { release: -1, faulty: true } },
      { build: 'b1', before: { release: 1, faulty: false, minute: -1 } },
      { build: 'b1', device: 'x' },
    ])
      expect((await beat(publicUrl, bad)).status).toBe(400)
  })

  it('is wanted from the share of the open apps that the head says', async () => {
    const headOf = async (environment: Readonly<Record<string, string>>) => {
      const { publicUrl } = await startTestService({ environment })
      const answer = await fetch(`${publicUrl}/release/1/head.json`)
      return answer.json() as Promise<{ counted?: number }>
    }
    expect(await headOf({})).not.toHaveProperty('counted')
    expect(await headOf({ COUNTED_PHONES: '10' })).toMatchObject({ counted: 0.1 })
    expect(await headOf({ COUNTED_PHONES: '0' })).toMatchObject({ counted: 0 })
  })
})
