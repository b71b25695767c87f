import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../Store.ts'
import { at, later } from './storeEntries.ts'

/** The part of `describeStore` on what apps report. */
export function describeReports(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('reports', () => {
    it('adds up counts of the same trouble', async () => {
      const count = {
        seq: 1,
        code: 'block-threw',
        pointer: '/body/0',
        build: 'b1',
        count: 2,
        firstAt: at,
        lastAt: at,
      }
      await store.addReports([count])
      await store.addReports([
        { ...count, count: 3, firstAt: later, lastAt: later },
        { ...count, pointer: '/body/1' },
      ])
      expect(await store.listReports(1)).toEqual([{ ...count, count: 5, lastAt: later }])
      expect(await store.listReports(9)).toHaveLength(2)
    })

    it('forgets the oldest troubles above ten thousand', async () => {
      const count = { seq: 1, code: 'block-threw', pointer: '', build: 'b1', count: 1, firstAt: at, lastAt: at }
      await store.addReports([{ ...count, pointer: '/old' }])
      await store.addReports(
        Array.from({ length: 10_000 }, (_, index) => ({ ...count, pointer: `/${index}`, lastAt: later })),
      )
      expect((await store.listReports(20_000)).filter(({ pointer }) => pointer === '/old')).toEqual([])
      expect(await store.listReports(20_000)).toHaveLength(10_000)
    })
  })
}
