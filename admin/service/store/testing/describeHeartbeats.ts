import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../Store.ts'

const count = { minute: 100, seq: 7, build: 'b1', faulty: false, refused: false, count: 1 }

/** The part of `describeStore` on which releases open apps show. */
export function describeHeartbeats(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('the counts of phones', () => {
    it('add up over minutes and builds, the newest release first, less what was taken back', async () => {
      await store.addPhones(
        [
          { ...count, count: 5 },
          { ...count, seq: 6 },
        ],
        0,
      )
      await store.addPhones(
        [
          { ...count, count: 2 },
          { ...count, minute: 101, build: 'b2', count: 4 },
          { ...count, build: 'b2', count: 2 },
          { ...count, minute: 101, seq: 6, count: -1 },
          { ...count, seq: 8, faulty: true },
          { ...count, seq: 8, faulty: true, refused: true, count: 2 },
          { ...count, seq: 8, refused: true, count: 4 },
          { ...count, seq: 5, count: -3 },
          { ...count, seq: 4, count: 2 },
          { ...count, seq: 4, refused: true, count: -1 },
          { ...count, seq: 4, faulty: true, count: 3 },
        ],
        0,
      )
      expect(await store.countPhones(100)).toEqual([
        { seq: 8, phones: 7, faulty: 3, refused: 6 },
        { seq: 7, phones: 13, faulty: 0, refused: 0 },
        { seq: 6, phones: 0, faulty: 0, refused: 0 },
        { seq: 5, phones: 0, faulty: 0, refused: 0 },
        { seq: 4, phones: 4, faulty: 3, refused: 0 },
      ])
      expect(await store.countPhones(101)).toMatchObject([
        { seq: 7, phones: 4 },
        { seq: 6, phones: 0 },
      ])
    })

    it('are forgotten with their minute', async () => {
      await store.addPhones([count, { ...count, minute: 101 }], 0)
      await store.addPhones([], 101)
      expect(await store.countPhones(0)).toMatchObject([{ phones: 1 }])
    })
  })
}
