import { expect, it } from 'vitest'
import type { Store } from '../Store.ts'
import { at, newRelease } from './storeEntries.ts'

/** The part of `describeStore` about what waits for a person or another server. */
export function describeWaiting(opened: () => Store): void {
  it('counts what waits for a person or another server', async () => {
    const store = opened()
    expect(await store.countWaiting()).toEqual({ outbox: 0, setAside: 0, parkedSchedules: 0, haltedTrials: 0 })
    const aside = { fact: 'a', value: 1, replaces: null, actor: 'mina', at, reasons: [] }
    await store.publish(newRelease(0, { deliveryId: 'one', setAside: [aside] }))
    await store.publish(newRelease(1, { deliveryId: 'two' }))
    expect(await store.countWaiting()).toEqual({ outbox: 2, setAside: 1, parkedSchedules: 0, haltedTrials: 0 })
  })
}
