import { beforeEach, describe, expect, it } from 'vitest'
import type { OutcomeCount } from '../rows/outcomeRows.ts'
import type { Store } from '../Store.ts'

const sent: OutcomeCount = { seq: 7, screen: 'recharge', form: 'bank', outcome: 'sent', field: '', count: 1 }
const refused: OutcomeCount = { ...sent, outcome: 'refused', field: 'amount' }
const nothing = { countsBefore: 0, idsBefore: 0 }
const always = { seq: undefined, from: 0, until: 1000 }

/** The part of `describeStore` on how visits of forms ended. */
export function describeOutcomes(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('the outcomes of visits', () => {
    it('add up, each message once however often it comes', async () => {
      const first = { id: 'a', half: 100, counts: [sent, { ...refused, count: 2 }] }
      await store.addOutcomes([first, { id: 'b', half: 100, counts: [sent] }], nothing)
      await store.addOutcomes([first, { id: 'c', half: 101, counts: [sent] }, first], nothing)
      expect(await store.sumOutcomes(always)).toEqual([
        { ...refused, count: 2 },
        { ...sent, count: 3 },
      ])
    })

    it('are told by release and by half hour', async () => {
      await store.addOutcomes(
        [
          { id: 'a', half: 100, counts: [sent, { ...sent, seq: 6, count: 4 }] },
          {
            id: 'b',
            half: 102,
            counts: [
              { ...sent, count: 8 },
              { ...sent, form: 'usdt', screen: 'transfer' },
            ],
          },
        ],
        nothing,
      )
      expect(await store.sumOutcomes({ seq: 7, from: 100, until: 102 })).toEqual([sent])
      expect(await store.sumOutcomes({ seq: 7, from: 101, until: 103 })).toEqual([
        { ...sent, count: 8 },
        { ...sent, form: 'usdt', screen: 'transfer' },
      ])
      expect(await store.sumOutcomes({ seq: undefined, from: 100, until: 101 })).toEqual([
        { ...sent, seq: 6, count: 4 },
        sent,
      ])
      expect(await store.sumOutcomes({ seq: 8, from: 0, until: 1000 })).toEqual([])
    })

    it('are forgotten with their half hour, and so are the ids of messages', async () => {
      const message = { id: 'a', half: 100, counts: [sent] }
      await store.addOutcomes([message, { id: 'b', half: 101, counts: [refused] }], nothing)
      await store.addOutcomes([], { countsBefore: 101, idsBefore: 0 })
      expect(await store.sumOutcomes(always)).toEqual([refused])
      await store.addOutcomes([message], { countsBefore: 0, idsBefore: 101 })
      expect(await store.sumOutcomes(always)).toEqual([refused, sent])
    })
  })
}
