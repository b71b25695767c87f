import { beforeEach, describe, expect, it } from 'vitest'
import { ReleaseMoved } from '../../base/refusals.ts'
import type { Store } from '../Store.ts'
import { at, later, newRelease } from './storeEntries.ts'

/** The part of `describeStore` about messages that wait for the webhook. */
export function describeOutbox(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('outbox', () => {
    const soon = '2026-03-02T05:00:30.000Z'

    it('holds a message for each release that asks for one, and none for a refused release', async () => {
      await store.publish(newRelease(0, { deliveryId: 'one' }))
      await expect(store.publish(newRelease(0, { deliveryId: 'lost' }))).rejects.toThrow(ReleaseMoved)
      await store.publish(newRelease(1))
      const delivery = await store.claimDelivery(at, soon)
      expect(delivery).toMatchObject({ id: 'one', attempts: 0 })
      expect(JSON.parse(delivery?.body ?? '')).toEqual({
        type: 'release.published',
        timestamp: at,
        data: {
          seq: 1,
          plan: 1,
          sha: 'sha-1',
          kind: 'publish',
          actor: 'mina',
          reason: 'because',
          chain: '0'.repeat(64),
        },
      })
      expect(await store.claimDelivery(at, soon)).toBeUndefined()
    })

    it('gives a message to one caller, and again if that caller does not report back', async () => {
      await store.publish(newRelease(0, { deliveryId: 'one' }))
      await store.publish(newRelease(1, { deliveryId: 'two' }))
      const claimed = await Promise.all(Array.from({ length: 4 }, () => store.claimDelivery(at, soon)))
      expect(claimed.flatMap((delivery) => delivery?.id ?? []).toSorted()).toEqual(['one', 'two'])
      expect(await store.claimDelivery(soon, later)).toMatchObject({ id: 'one', attempts: 1 })
      await store.removeDelivery('one')
      await store.postponeDelivery('two', later)
      expect(await store.claimDelivery(soon, later)).toBeUndefined()
      expect(await store.claimDelivery(later, later)).toMatchObject({ id: 'two', attempts: 1 })
    })
  })
}
