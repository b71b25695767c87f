import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../Store.ts'
import { addOperator, at, later } from './storeEntries.ts'

const NOW = Date.parse(at)

/** The part of `describeStore` on attempts to sign in. */
export function describeAttempts(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('attempts', () => {
    const policy = { free: 2, forgetAfter: 60_000, longest: 3_000 }
    const take = (now: number, key = 'k') => store.takeAttempt(key, now, policy)

    it('wait past the free ones, each twice as long as the one before, but never longer than the longest wait', async () => {
      expect([await take(NOW), await take(NOW)]).toEqual([
        { waitMs: 0, count: 1 },
        { waitMs: 0, count: 2 },
      ])
      expect(await take(NOW)).toEqual({ waitMs: 1_000, count: 2 })
      expect(await take(NOW + 1_000)).toEqual({ waitMs: 0, count: 3 })
      expect(await take(NOW + 1_500)).toEqual({ waitMs: 1_500, count: 3 })
      expect(await take(NOW + 3_000)).toEqual({ waitMs: 0, count: 4 })
      // The clock was set back.
      expect(await take(NOW - 60_000)).toEqual({ waitMs: 3_000, count: 4 })
    })

    it('are counted by key, and start again when they are forgotten or were long ago', async () => {
      for (const now of [NOW, NOW, NOW + 1_000]) await take(now)
      expect(await take(NOW + 1_000, 'other')).toEqual({ waitMs: 0, count: 1 })
      await store.forgetAttempts('other')
      expect(await take(NOW + 1_000, 'other')).toEqual({ waitMs: 0, count: 1 })
      expect(await take(NOW + 61_000)).toEqual({ waitMs: 0, count: 1 })
    })

    it('know who last signed in on a device', async () => {
      const mina = await addOperator(store, 'Mina')
      const jun = await addOperator(store, 'Jun')
      await store.rememberDevice('d', mina, at)
      expect([await store.deviceOwner('d', at), await store.deviceOwner('d', later)]).toEqual([mina, undefined])
      await store.rememberDevice('d', jun, later)
      expect(await store.deviceOwner('d', later)).toBe(jun)
      expect(await store.deviceOwner('e', at)).toBeUndefined()
    })
  })
}
