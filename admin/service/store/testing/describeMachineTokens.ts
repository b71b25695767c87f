import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../Store.ts'
import { addOperator, at, entry, later } from './storeEntries.ts'

/** The part of `describeStore` on tokens by which programs act. */
export function describeMachineTokens(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('machine tokens', () => {
    const token = {
      tokenHash: 'a'.repeat(64),
      name: 'Pager',
      stops: ['deposits', 'deposits.bank'] as const,
      readsAudit: false,
      createdBy: 'Mina',
      createdAt: at,
      expiresAt: later,
    }
    const revoking = { at, actor: 'mina', action: 'machine-token.revoke', reason: '', details: {} }

    it('are listed by name with what they may, their last use, and whether their maker is still an owner', async () => {
      const id = await addOperator(store, 'Mina')
      await addOperator(store, 'Jun')
      await store.addMachineToken(token, entry)
      const ofMachine = { ...token, tokenHash: 'b'.repeat(64), name: 'Audit', createdBy: 'cli:root', readsAudit: true }
      await store.addMachineToken({ ...ofMachine, stops: [] }, entry)
      await store.noteMachineUse(token.tokenHash, { ...entry, at: later, action: 'machine-token.use' })
      expect(await store.machineTokens()).toEqual([
        { ...ofMachine, stops: [], isBacked: true },
        { ...token, usedAt: later, isBacked: true },
      ])
      expect(await store.listAudit({ limit: 1 })).toMatchObject([{ action: 'machine-token.use', at: later }])
      await store.changeOperator(id, { role: 'publisher' }, entry)
      expect((await store.machineTokens()).map(({ isBacked }) => isBacked)).toEqual([true, false])
      await store.changeOperator(id, { role: 'owner' }, entry)
      await store.changeOperator(id, { disabled: true }, entry)
      expect((await store.machineTokens()).map(({ isBacked }) => isBacked)).toEqual([true, false])
    })

    it('have names that nobody takes for each other', async () => {
      await store.addMachineToken(token, entry)
      const other = { ...token, tokenHash: 'c'.repeat(64), name: 'pager.' }
      await expect(store.addMachineToken(other, entry)).rejects.toMatchObject({ code: 'token-name-taken' })
      expect(await store.machineTokens()).toHaveLength(1)
    })

    it('are revoked once, which the audit says with their name', async () => {
      await store.addMachineToken(token, entry)
      expect(await store.removeMachineToken(token.tokenHash, revoking)).toBe(true)
      expect(await store.listAudit({ limit: 1 })).toMatchObject([{ action: revoking.action, subject: 'Pager' }])
      const entries = await store.listAudit({ limit: 99 })
      expect(await store.removeMachineToken(token.tokenHash, revoking)).toBe(false)
      expect(await store.listAudit({ limit: 99 })).toHaveLength(entries.length)
      expect(await store.machineTokens()).toEqual([])
    })
  })
}
