import { beforeEach, describe, expect, it } from 'vitest'
import { LastOwner } from '../../base/refusals.ts'
import type { Store } from '../Store.ts'
import { addOperator, at, entry, invitation, newSession } from './storeEntries.ts'

/** The part of `describeStore` on operators whose rights change. */
export function describeOperators(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('operators', () => {
    it('ends the sessions of a changed operator and never loses the last owner', async () => {
      const [owner, editor] = [await addOperator(store, 'Mina'), await addOperator(store, 'Jun', 'editor')]
      await store.addSession(newSession(editor, 's'))
      await store.changeOperator(editor, { role: 'publisher' }, entry)
      expect(await store.findSession('s')).toBeUndefined()
      expect(await store.findOperatorById(editor)).toMatchObject({ role: 'publisher' })
      await expect(store.changeOperator(owner, { role: 'viewer' }, entry)).rejects.toThrow(LastOwner)
      await expect(store.changeOperator(owner, { disabled: true }, entry)).rejects.toThrow(LastOwner)
      expect(await store.findOperatorById(owner)).toMatchObject({ role: 'owner', disabled: false })
    })

    it('has whoever raises a role vouch for the operator, and nobody for a lower one', async () => {
      const jun = await addOperator(store, 'Jun', 'editor')
      await addOperator(store, 'Mina')
      const vouchers = async () => (await store.findOperatorById(jun))?.vouchedBy
      const before = await vouchers()
      for (const [actor, change] of [
        ['noel', { role: 'viewer' as const }],
        ['noel', { role: 'viewer' as const }],
        ['noel', { disabled: false }],
      ] as const) {
        await store.changeOperator(jun, change, { ...entry, actor, at })
        expect(await vouchers()).toBe(before)
      }
      await store.changeOperator(jun, { role: 'owner' }, { ...entry, actor: 'noel', at })
      expect(await store.findOperatorById(jun)).toMatchObject({ vouchedBy: 'noel', vouchedAt: at })
    })

    it('closes everything of an operator who is disabled or gets a lower role, and says so in the audit', async () => {
      await addOperator(store, 'Mina')
      for (const [name, change] of [
        ['Jun', { disabled: true }],
        ['Ara', { role: 'editor' as const }],
      ] as const) {
        await store.addInvitation({ ...invitation, tokenHash: name }, entry)
        const owner = await store.acceptInvitation(name, { name, passwordHash: 'p' }, at, entry)
        expect(owner).toMatchObject({ vouchedBy: 'system', vouchedAt: at })
        await store.addInvitation({ ...invitation, tokenHash: `by ${name}`, createdBy: name }, entry)
        await store.approve('change', 'c', { actor: name, at }, entry)
        await store.changeOperator(owner.id, change, entry)
        expect(await store.findInvitation(`by ${name}`, at)).toBeUndefined()
        expect(await store.approvals('c')).toEqual([])
        expect((await store.listAudit({ limit: 1 }))[0]?.details).toMatchObject({
          closedInvitations: 1,
          closedApprovals: 1,
          closedAsks: 0,
        })
      }
    })
  })
}
