import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { Visit } from '../../../../src/format/wire/Outcomes.ts'
import { createSqliteStore } from '../../store/createSqliteStore.ts'
import type { Store } from '../../store/Store.ts'
import { testClock, testFolder } from '../../testing/createTestCore.ts'
import { createOutcomeCounter, HALF_HOUR, halfOf } from './createOutcomeCounter.ts'

const visit: Visit = { release: 1, screen: 'home', form: 'login', outcome: 'sent' }
const always = { seq: undefined, from: 0, until: Number.MAX_SAFE_INTEGER }
const all = { knows: async () => Promise.resolve(true), plays: () => true }
const DAY = 24 * 60 * 60_000

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

describe('the counter of outcomes', () => {
  it('counts a message once, whichever service it came to and however often', async () => {
    const clock = testClock()
    const store = await openStore()
    const services = [createOutcomeCounter(store, all, clock), createOutcomeCounter(store, all, clock)] as const
    const message = { id: randomUUID(), visits: [visit, { ...visit, outcome: 'refused' as const, field: 'account' }] }
    for (const service of [...services, services[0]]) await service.count(message, 'b1')
    for (const service of services) await service.flush()
    // Nine minutes later the answer still had not come through.
    clock.pass(9 * 60_000)
    await services[1].count(message, 'b1')
    for (const service of services) await service.flush()
    expect(await store.sumOutcomes(always)).toMatchObject([
      { outcome: 'refused', field: 'account', count: 1 },
      { outcome: 'sent', field: '', count: 1 },
    ])
  })

  it('takes no names that the release does not have', async () => {
    const store = await openStore()
    const counter = createOutcomeCounter(
      store,
      { ...all, knows: async ({ form }) => Promise.resolve(form === 'login') },
      testClock(),
    )
    await counter.count({ id: randomUUID(), visits: [visit, { ...visit, form: 'made-up' }] }, 'b1')
    await counter.count({ id: randomUUID(), visits: [{ ...visit, form: 'made-up' }] }, 'b1')
    await counter.flush()
    expect(await store.sumOutcomes(always)).toMatchObject([{ form: 'login', count: 1 }])
  })

  it('keeps what cannot be stored for the next time, and counts it in its half hour', async () => {
    const clock = testClock()
    const store = await openStore()
    let isAway = true
    const addOutcomes: Store['addOutcomes'] = async (batches, forget) => {
      if (isAway) throw new Error('away')
      await store.addOutcomes(batches, forget)
    }
    const counter = createOutcomeCounter({ ...store, addOutcomes }, all, clock)
    const half = halfOf(clock.now())
    await counter.count({ id: randomUUID(), visits: [visit] }, 'b1')
    await expect(counter.flush()).rejects.toThrow('away')
    isAway = false
    clock.pass(HALF_HOUR)
    await counter.count({ id: randomUUID(), visits: [visit, visit] }, 'b1')
    await counter.flush()
    expect(await store.sumOutcomes({ seq: 1, from: half, until: half + 1 })).toMatchObject([{ count: 1 }])
    expect(await store.sumOutcomes({ seq: 1, from: half + 1, until: half + 2 })).toMatchObject([{ count: 2 }])
  })

  it('counts the figures of a page by their edges, under its build where that is the one that is out', async () => {
    const store = await openStore()
    const counter = createOutcomeCounter(store, { ...all, plays: (release) => release === 7 }, testClock())
    const page = { release: 7, build: 'b1', lcp: 801, cls: 0, answer: 20_000, errors: 0 }
    for (const said of [page, { ...page, lcp: 1000 }, { ...page, build: 'made-up' }, { ...page, release: 3 }])
      await counter.count({ id: randomUUID(), visits: [], page: said }, 'b1')
    await counter.flush()
    const one = { seq: 7, build: 'b1', count: 2 }
    expect(await store.sumFigures(always)).toEqual([
      { ...one, build: '', figure: 'answer', edge: 13, count: 1 },
      { ...one, build: '', figure: 'cls', edge: 0, count: 1 },
      { ...one, build: '', figure: 'errors', edge: 0, count: 1 },
      { ...one, build: '', figure: 'lcp', edge: 4, count: 1 },
      { ...one, figure: 'answer', edge: 13 },
      { ...one, figure: 'cls', edge: 0 },
      { ...one, figure: 'errors', edge: 0 },
      { ...one, figure: 'lcp', edge: 4 },
    ])
  })

  it('forgets after fifteen days', async () => {
    const clock = testClock()
    const store = await openStore()
    const counter = createOutcomeCounter(store, all, clock)
    await counter.count({ id: randomUUID(), visits: [visit] }, 'b1')
    await counter.flush()
    clock.pass(15 * DAY)
    await counter.flush()
    expect(await store.sumOutcomes(always)).toHaveLength(1)
    clock.pass(HALF_HOUR)
    await counter.flush()
    expect(await store.sumOutcomes(always)).toEqual([])
  })
})
