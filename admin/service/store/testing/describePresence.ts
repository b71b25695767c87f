import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../Store.ts'
import { addOperator, at, entry, later, newSession } from './storeEntries.ts'

/** The part of `describeStore` on who has the desk open. */
export function describePresence(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('who is here', () => {
    let mina: number
    beforeEach(async () => {
      mina = await addOperator(store, 'Mina')
      await store.addSession(newSession(mina, 's'))
    })

    it('is where they went, since they came, with the change they edit', async () => {
      expect(await store.addPresence('one', 's', at)).toBe(true)
      expect(await store.presence()).toEqual([
        { id: 'one', operator: 'Mina', role: 'owner', page: '', since: at, seenAt: at },
      ])
      const place = { page: '/limits', change: 'c' }
      await store.movePresence('s', place, later)
      await store.movePresence('s', place, '2026-03-02T07:00:00.000Z')
      expect(await store.presence()).toMatchObject([{ ...place, since: later, seenAt: at }])
      await store.movePresence('s', { page: '/limits' }, '2026-03-02T08:00:00.000Z')
      expect((await store.presence())[0]).not.toHaveProperty('change')
    })

    it('is at the same place in another page of the session, and elsewhere in another session', async () => {
      await store.addPresence('one', 's', at)
      await store.movePresence('s', { page: '/limits' }, at)
      await store.addPresence('reloaded', 's', later)
      await store.addSession(newSession(await addOperator(store, 'Jun'), 'his'))
      await store.addPresence('his', 'his', later)
      expect(await store.presence()).toHaveLength(3)
      expect(await store.presence()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: 'one', page: '/limits', since: at }),
          expect.objectContaining({ id: 'reloaded', page: '/limits', since: at }),
          expect.objectContaining({ id: 'his', page: '', since: later }),
        ]),
      )
    })

    it('is seen again and again, and forgotten when not', async () => {
      for (const id of ['one', 'two']) await store.addPresence(id, 's', at)
      await store.seePresence(['two'], later)
      await store.seePresence([], later)
      await store.dropPresence(later)
      expect(await store.presence()).toMatchObject([{ id: 'two', seenAt: later }])
    })

    it.each([
      ['is signed out', () => store.endSession('s')],
      ['gets another role', () => store.changeOperator(mina, { role: 'editor' }, entry)],
      ['is disabled', () => store.changeOperator(mina, { disabled: true }, entry)],
      ['was away for too long', () => store.dropSessions(later, later, later)],
    ])('is nobody who %s', async (_, end) => {
      // Somebody has to remain an owner.
      await addOperator(store, 'Jun')
      await store.addPresence('one', 's', at)
      await end()
      expect(await store.presence()).toEqual([])
      expect(await store.addPresence('two', 's', at)).toBe(false)
    })

    it('is in no backup and not in the audit', async () => {
      const before = await store.countAudit({})
      await store.addPresence('one', 's', at)
      await store.movePresence('s', { page: '/limits' }, at)
      const tables = new Set<string>()
      for await (const [table] of store.dump()) tables.add(table)
      expect(tables).toContain('operator')
      expect(tables).not.toContain('presence')
      expect(await store.countAudit({})).toBe(before)
    })
  })
}
