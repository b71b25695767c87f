import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../Store.ts'
import { addOperator, at, entry, later, newSession } from './storeEntries.ts'

/** The part of `describeStore` on links that show the draft on a phone. */
export function describePhoneLinks(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('phone links', () => {
    const link = { tokenHash: 't', sessionHash: 's', createdAt: at }
    let operatorId: number
    const begin = (idHash: string): Promise<void> => store.addSession(newSession(operatorId, idHash))
    beforeEach(async () => {
      operatorId = await addOperator(store, 'Mina')
      await begin('s')
    })

    it('are found by token and by session, the newest one per session', async () => {
      expect(await store.findPhoneLink('t')).toBeUndefined()
      expect(await store.putPhoneLink(link, entry)).toBe(true)
      expect([await store.findPhoneLink('t'), await store.findPhoneLinkOf('s')]).toEqual([link, link])
      const next = { ...link, tokenHash: 'u', createdAt: later }
      await begin('s2')
      await store.putPhoneLink({ ...link, tokenHash: 'v', sessionHash: 's2' }, entry)
      await store.putPhoneLink(next, entry)
      expect(await store.findPhoneLink('t')).toBeUndefined()
      expect(await store.findPhoneLinkOf('s')).toEqual(next)
      expect(await store.findPhoneLinkOf('s2')).toMatchObject({ tokenHash: 'v' })
    })

    it('end once, and with their session however that ends', async () => {
      await store.putPhoneLink(link, entry)
      expect(await store.endPhoneLink('s', entry)).toBe(true)
      const entries = (await store.listAudit({ limit: 99 })).length
      expect(await store.endPhoneLink('s', entry)).toBe(false)
      expect(await store.listAudit({ limit: 99 })).toHaveLength(entries)
      const ways = [
        () => store.endSession('s'),
        () => store.endSessions(operatorId, entry),
        () => store.dropSessions(later, later, later),
        () => store.changeOperator(operatorId, { passwordHash: 'q' }, entry),
      ]
      for (const end of ways) {
        if ((await store.findSession('s')) === undefined) await begin('s')
        await store.putPhoneLink(link, entry)
        await end()
        expect([await store.findPhoneLink('t'), await store.findPhoneLinkOf('s')]).toEqual([undefined, undefined])
      }
      expect(await store.putPhoneLink(link, entry)).toBe(false)
    })

    it('are in no backup', async () => {
      await store.putPhoneLink(link, entry)
      const tables = new Set<string>()
      for await (const [table] of store.dump()) tables.add(table)
      expect(tables).toContain('operator')
      expect([tables.has('session'), tables.has('phone_link')]).toEqual([false, false])
    })
  })
}
