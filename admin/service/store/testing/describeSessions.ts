import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../Store.ts'
import { addOperator, at, entry, later, newSession } from './storeEntries.ts'

/** The part of `describeStore` on who is signed in, and with which second factor. */
export function describeSessions(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('second factors and sessions', () => {
    const operator = (name: string): Promise<number> => addOperator(store, name)

    it('is in force once it is confirmed, and cannot be replaced after that', async () => {
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

    it('accepts each step and each recovery code once, also when several ask at the same moment', async () => {
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
      const [older, newer] = [newSession(mina, 'old'), { ...newSession(mina, 'new'), createdAt: later }]
      for (const session of [older, newer, newSession(jun, 'his')]) await store.addSession(session)
      expect(await store.listSessions(mina)).toEqual([newer, older])
      await store.endSessions(mina, entry)
      expect(await store.listSessions(mina)).toEqual([])
      expect(await store.findSession('his')).toBeDefined()
    })

    it('remembers when an operator was last here, also once the session has ended', async () => {
      const id = await operator('Mina')
      expect((await store.listOperators())[0]).not.toHaveProperty('seenAt')
      await store.addSession(newSession(id, 'used'))
      expect(await store.findOperatorById(id)).toMatchObject({ seenAt: at })
      await store.touchSession('used', later)
      await store.endSession('used')
      expect(await store.listOperators()).toMatchObject([{ name: 'Mina', seenAt: later }])
    })

    it('forgets sessions that are too old or idle for too long', async () => {
      const id = await operator('Mina')
      for (const idHash of ['idle', 'used']) await store.addSession(newSession(id, idHash))
      await store.touchSession('used', later)
      await store.dropSessions('2026-03-01T00:00:00.000Z', later, later)
      expect(await store.findSession('idle')).toBeUndefined()
      expect(await store.findSession('used')).toMatchObject({ seenAt: later })
      await store.endSession('used')
      expect(await store.findSession('used')).toBeUndefined()
    })

    it('keeps how a session ended for a while, unless its operator signed out there', async () => {
      const [mina, jun] = [await operator('Mina'), await operator('Jun')]
      const endsOf = (...ids: readonly string[]) => Promise.all(ids.map((id) => store.findSessionEnd(id)))
      const open = (id: number, ...ids: readonly string[]) =>
        Promise.all(ids.map((idHash) => store.addSession(newSession(id, idHash))))

      await open(mina, 'left', 'ended', 'idle')
      await store.endSession('left')
      await store.endSession('ended', { how: 'self', by: 'Mina', at: later })
      await store.dropSessions('2026-03-01T00:00:00.000Z', later, later)
      expect(await endsOf('left', 'ended', 'idle', 'nobody’s')).toEqual([
        undefined,
        { how: 'self', by: 'Mina' },
        { how: 'expired' },
        undefined,
      ])

      await open(jun, 'all')
      await store.endSessions(jun, { ...entry, actor: 'Jun' })
      await open(jun, 'signedOut')
      await store.endSessions(jun, { ...entry, actor: 'Mina' })
      await open(jun, 'raised')
      await store.changeOperator(jun, { role: 'owner' }, { ...entry, actor: 'Mina' })
      await open(jun, 'renewed')
      await store.changeOperator(jun, { passwordHash: 'another' }, { ...entry, actor: 'Jun' })
      expect(await endsOf('all', 'signedOut', 'raised', 'renewed')).toEqual([
        { how: 'self', by: 'Jun' },
        { how: 'owner', by: 'Mina' },
        { how: 'owner', by: 'Mina' },
        { how: 'password', by: 'Jun' },
      ])

      await store.dropSessions('2026-03-05T00:00:00.000Z', later, later)
      expect(await endsOf('ended', 'all')).toEqual([undefined, undefined])
    })
  })
}
