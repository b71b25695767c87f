import type { Store } from '../../../admin/service/store/Store.ts'
import { memberOf } from '../../../src/format/value/isObject.ts'

/** The messages that a service would send that starts after the kills, by release. */
export async function untold(store: Store): Promise<readonly number[]> {
  const told: number[] = []
  const now = '9999-01-01T00:00:00.000Z'
  for (;;) {
    const delivery = await store.claimDelivery(now, now)
    if (delivery === undefined) return told
    told.push(Number(memberOf(memberOf(JSON.parse(delivery.body), 'data'), 'seq')))
    await store.removeDelivery(delivery.id)
  }
}
