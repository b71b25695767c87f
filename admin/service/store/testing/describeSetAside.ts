import { beforeEach, describe, expect, it } from 'vitest'
import { verifyChain } from '../../audit/verifyStore.ts'
import { ReleaseMoved } from '../../base/refusals.ts'
import type { Store } from '../Store.ts'
import { at, entry, later, newRelease } from './storeEntries.ts'

/** The part of `describeStore` on edits that a build refused. */
export function describeSetAside(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('edits set aside', () => {
    it('are stored with a release, each in the audit, and stay until they are dismissed or live again', async () => {
      const reasons = [{ code: 'shape', message: 'No.', hint: 'Yes.', document: 'screens/a.json', path: '/body' }]
      const aside = (fact: string) => ({
        fact,
        value: { deep: [1, '2', null] },
        replaces: null,
        actor: 'mina',
        at,
        reasons,
      })
      await store.publish(newRelease(0, { actor: 'system', createdAt: later, setAside: [aside('b'), aside('a')] }))
      expect(await store.setAside()).toEqual([
        { ...aside('a'), seq: 1 },
        { ...aside('b'), seq: 1 },
      ])
      const audited = await store.listAudit({ action: 'edit.set-aside', limit: 9 })
      expect(audited.map(({ subject }) => subject).toSorted()).toEqual(['a', 'b'])
      expect(audited[0]).toMatchObject({
        at: later,
        actor: 'system',
        reason: 'No.',
        details: { by: 'mina', seq: 1, value: { deep: [1, '2', null] } },
      })

      await expect(store.publish(newRelease(0, { setAside: [aside('c')] }))).rejects.toThrow(ReleaseMoved)
      await store.publish(
        newRelease(1, {
          overlay: [{ fact: 'a', value: 1, replaces: null, actor: 'jun', at }],
          setAside: [{ ...aside('b'), actor: 'jun' }],
        }),
      )
      expect(await store.setAside()).toEqual([{ ...aside('b'), actor: 'jun', seq: 2 }])

      expect(await store.dismissSetAside('b', { ...entry, action: 'edit.dismiss', subject: 'b' })).toBe(true)
      expect(await store.dismissSetAside('b', { ...entry, action: 'edit.dismiss', subject: 'b' })).toBe(false)
      expect(await store.setAside()).toEqual([])
      expect(await store.listAudit({ action: 'edit.dismiss', limit: 9 })).toHaveLength(1)
      expect(await verifyChain(store)).toMatchObject({ ok: true })
    })
  })
}
