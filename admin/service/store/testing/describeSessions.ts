import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../Store.ts'
import { at, entry, later } from '../storeEntries.ts'

/** The part of `describeStore` on whom a store knows to be there: second factors, sessions and their phone links. */
export function describeSessions(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('second factors and sessions', () => {
    const invitation = {
      name: null,
      role: 'owner' as const,
      createdBy: 'system',
      createdAt: at,
      expiresAt: later,
      operatorId: null,
    }

    async function operator(name: string): Promise<number> {
      await store.addInvitation({ ...invitation, tokenHash: name }, entry)
      return (await store.acceptInvitation(name, { name, passwordHash: 'p' }, at, entry)).id
    }

    it('is in force once it is confirmed, and cannot be replaced then', async () => {
      const id = await operator('Mina')
      expect(await store.findSecondFactor(id)).toBeUndefined()
      expect(await store.beginSecondFactor(id, 'FIRST')).toBe(true)
      expect(await store.beginSecondFactor(id, 'SECOND')).toBe(true)
      expect(await store.findSecondFactor(id)).toEqual({ secret: 'SECOND', confirmedAt: null })
      expect(await store.listSecondFactors()).toEqual([])
      await store.confirmSecondFactor(id, { at, step: 7, recoveryHashes: ['r1', 'r2'] }, entry)
      expect(await store.listSecondFactors()).toEqual([id])
      expect(await store.beginSecondFactor(id, 'THIRD')).toBe(false)
      expect(await store.findSecondFactor(id)).toEqual({ secret: 'SECOND', confirmedAt: at })
      expect(await store.removeSecondFactor(id, entry)).toBe(true)
      expect(await store.removeSecondFactor(id, entry)).toBe(false)
      expect(await store.countRecoveryCodes(id)).toBe(0)
    })

    it('takes each step and each recovery code once, whoever asks at the same moment', async () => {
      const [mina, jun] = [await operator('Mina'), await operator('Jun')]
      await store.beginSecondFactor(mina, 'S')
      await store.confirmSecondFactor(mina, { at, step: 7, recoveryHashes: ['r1', 'r2'] }, entry)
      expect(await store.useStep(mina, 7)).toBe(false)
      expect((await Promise.all([1, 2, 3].map(() => store.useStep(mina, 8)))).filter(Boolean)).toHaveLength(1)
      expect(await store.useStep(mina, 7)).toBe(false)
      expect(await store.useRecoveryCode(jun, 'r1', entry)).toBe(false)
      expect(
        (await Promise.all([1, 2, 3].map(() => store.useRecoveryCode(mina, 'r1', entry)))).filter(Boolean),
      ).toHaveLength(1)
      expect(await store.countRecoveryCodes(mina)).toBe(1)
    })

    it('lists the sessions of one operator and ends them at once', async () => {
      const [mina, jun] = [await operator('Mina'), await operator('Jun')]
      const session = { operatorId: mina, createdAt: at, seenAt: at, ip: '127.0.0.1', agent: 'a browser' }
      await store.addSession({ ...session, idHash: 'old' })
      await store.addSession({ ...session, idHash: 'new', createdAt: later })
      await store.addSession({ ...session, idHash: 'his', operatorId: jun })
      expect(await store.listSessions(mina)).toEqual([
        { ...session, idHash: 'new', createdAt: later },
        { ...session, idHash: 'old' },
      ])
      await store.endSessions(mina, entry)
      expect(await store.listSessions(mina)).toEqual([])
      expect(await store.findSession('his')).toBeDefined()
    })
  })

  describe('phone links', () => {
    const link = { tokenHash: 't', sessionHash: 's', createdAt: at }
    let operatorId: number
    const begin = (idHash: string) =>
      store.addSession({ idHash, operatorId, createdAt: at, seenAt: at, ip: '127.0.0.1', agent: 'a browser' })
    beforeEach(async () => {
      await store.addInvitation(
        {
          tokenHash: 'i',
          name: null,
          role: 'owner',
          createdBy: 'system',
          createdAt: at,
          expiresAt: later,
          operatorId: null,
        },
        entry,
      )
      operatorId = (await store.acceptInvitation('i', { name: 'Mina', passwordHash: 'p' }, at, entry)).id
      await begin('s')
    })

    it('are found by token and by session, one a session, the newest', async () => {
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
        () => store.dropSessions(later, later),
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
