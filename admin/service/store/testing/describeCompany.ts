import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../Store.ts'
import { addChange, addOperator, at, entry, later, newSession } from './storeEntries.ts'

const identity = { issuer: 'https://login.example.com', subject: 'a-1' }
const letIn = { ...entry, actor: 'company:login.example.com', action: 'operator.let-in' }
const kim = { name: 'Kim', role: 'editor', passwordHash: 'nobody knows it' } as const

/** The part of `describeStore` on accounts of the company. */
export function describeCompany(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('accounts of the company', () => {
    it('are found by issuer and subject alone, and belong to whoever let them in', async () => {
      const { id } = await store.addCompanyOperator(identity, kim, letIn)
      const found = await store.findCompanyOperator(identity)
      expect(found).toMatchObject({ id, name: 'Kim', role: 'editor', vouchedBy: letIn.actor, vouchedAt: at })
      expect(await store.findCompanyOperator({ ...identity, issuer: 'https://other.example.com' })).toBeUndefined()
      expect(await store.findCompanyOperator({ ...identity, subject: 'Kim' })).toBeUndefined()
      expect(await store.findCompanyIdentity(id)).toEqual(identity)
      expect(await store.findCompanyIdentity(await addOperator(store, 'Jun'))).toBeUndefined()
      expect(await store.listCompanyOperators()).toEqual([id])
    })

    it('are made once, also in two tabs at the same moment, and never under a name that is taken', async () => {
      const made = await Promise.all([1, 2].map(() => store.addCompanyOperator(identity, kim, letIn)))
      expect(made[0]?.id).toBe(made[1]?.id)
      await expect(store.addCompanyOperator({ ...identity, subject: 'b-2' }, kim, letIn)).rejects.toMatchObject({
        code: 'name-taken',
      })
      expect(await store.countOperators()).toBe(1)
      expect(await store.findCompanyOperator({ ...identity, subject: 'b-2' })).toBeUndefined()
    })

    it('get the role of the groups: a higher one is vouched for, a lower one leaves nothing open', async () => {
      const { id } = await store.addCompanyOperator(identity, kim, letIn)
      const change = { ...letIn, action: 'operator.change', subject: 'Kim', at: later }
      await store.setCompanyRole(id, 'owner', change)
      expect(await store.findOperatorById(id)).toMatchObject({ role: 'owner', vouchedAt: later })
      await addChange(store, 'c')
      await store.approve('c', 'h', { actor: 'Kim', at }, entry)
      // Also of the last owner: the groups decide.
      await store.setCompanyRole(id, 'viewer', change)
      expect(await store.findOperatorById(id)).toMatchObject({ role: 'viewer' })
      const [last] = (await store.readAudit(0, 100)).slice(-1)
      expect(last?.details).toMatchObject({ role: 'viewer', closedApprovals: 1 })
    })

    it('have sessions of which one caller at a time asks the provider, and which end with the rest', async () => {
      const { id } = await store.addCompanyOperator(identity, kim, letIn)
      const company = { refresh: 'sealed', askedAt: at, factor: 'none' } as const
      await store.addSession({ ...newSession(id, 's'), company })
      await store.addSession(newSession(id, 'local'))
      expect((await store.findSession('s'))?.company).toEqual(company)
      expect((await store.findSession('local'))?.company).toBeUndefined()
      const claims = await Promise.all([1, 2, 3].map(() => store.claimCompanyQuestion('s', at, later)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      await store.keepRefreshToken('s', 'the next')
      await store.passCompanyFactor('s')
      expect((await store.findSession('s'))?.company).toEqual({ refresh: 'the next', askedAt: later, factor: 'code' })
      await store.endSession('s')
      expect(await store.claimCompanyQuestion('s', later, at)).toBe(false)
    })
  })
}
