import { beforeEach, describe, expect, it } from 'vitest'
import { LinkNotValid, NameTaken } from '../../base/refusals.ts'
import type { Store } from '../Store.ts'
import { at, entry, invitation, later, newSession } from './storeEntries.ts'

/** The part of `describeStore` on one-time links. */
export function describeInvitations(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('invitations', () => {
    it('uses up an invitation with the operator it makes', async () => {
      await store.addInvitation(invitation, entry)
      const operator = await store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)
      expect(operator).toMatchObject({ name: 'Mina', role: 'owner', disabled: false })
      expect(await store.findOperator('mina')).toMatchObject({ id: operator.id, passwordHash: 'p' })
      await expect(store.acceptInvitation('hash', { name: 'Jun', passwordHash: 'p' }, at, entry)).rejects.toThrow(
        LinkNotValid,
      )
      expect(await store.countOperators()).toBe(1)
    })

    it('refuses an expired and a withdrawn invitation', async () => {
      await store.addInvitation(invitation, entry)
      await expect(store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, later, entry)).rejects.toThrow(
        LinkNotValid,
      )
      expect(await store.listInvitations(at)).toEqual([invitation])
      expect(await store.revokeInvitation('hash', entry)).toBe(true)
      expect(await store.listInvitations(at)).toEqual([])
      await expect(store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)).rejects.toThrow(
        LinkNotValid,
      )
    })

    it('refuses a name that differs only in case and keeps the invitation open', async () => {
      await store.addInvitation(invitation, entry)
      await store.addInvitation({ ...invitation, tokenHash: 'other' }, entry)
      await store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)
      await expect(store.acceptInvitation('other', { name: 'MINA', passwordHash: 'p' }, at, entry)).rejects.toThrow(
        NameTaken,
      )
      expect(await store.findInvitation('other', at)).toBeDefined()
    })

    it('refuses a name that looks like an existing one', async () => {
      await store.addInvitation(invitation, entry)
      await store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)
      await store.addInvitation({ ...invitation, tokenHash: 'other' }, entry)
      await expect(store.acceptInvitation('other', { name: 'mína', passwordHash: 'p' }, at, entry)).rejects.toThrow(
        NameTaken,
      )
    })

    it('sets a password by a link of its own, once, and ends the sessions', async () => {
      await store.addInvitation(invitation, entry)
      const { id } = await store.acceptInvitation('hash', { name: 'Mina', passwordHash: 'p' }, at, entry)
      await store.addSession(newSession(id, 's'))
      for (const tokenHash of ['lost', 'another'])
        await store.addInvitation({ ...invitation, tokenHash, name: 'Mina', operatorId: id }, entry)
      await store.addInvitation({ ...invitation, tokenHash: 'open' }, entry)
      // One kind of link does not work as the other.
      await expect(store.acceptInvitation('lost', { name: 'Jun', passwordHash: 'p' }, at, entry)).rejects.toThrow(
        LinkNotValid,
      )
      await expect(store.acceptPasswordLink('open', 'q', entry)).rejects.toThrow(LinkNotValid)
      await expect(store.acceptPasswordLink('lost', 'q', { ...entry, at: later })).rejects.toThrow(LinkNotValid)
      await store.acceptPasswordLink('lost', 'q', entry)
      expect(await store.findOperator('mina')).toMatchObject({
        id,
        passwordHash: 'q',
        role: 'owner',
        vouchedBy: 'system',
      })
      expect(await store.findSession('s')).toBeUndefined()
      for (const used of ['lost', 'another'])
        await expect(store.acceptPasswordLink(used, 'r', entry)).rejects.toThrow(LinkNotValid)
      expect(await store.listInvitations(at)).toMatchObject([{ tokenHash: 'open' }])
    })
  })
}
