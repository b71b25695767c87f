import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../Store.ts'
import { at, entry, later, newRelease } from './storeEntries.ts'

/** The part of `describeStore` on edits that are not live: drafted and approved. */
export function describeDraft(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('draft', () => {
    it('gives every change a new revision, also after an edit was removed', async () => {
      const first = await store.putEdit({ fact: 'a', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
      expect(await store.removeEdit('a', first?.rev ?? 0, entry)).toBe(true)
      const second = await store.putEdit({ fact: 'a', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
      expect(second?.rev).toBeGreaterThan(first?.rev ?? Number.NaN)
    })

    it('removes published draft edits only at the revision that was published', async () => {
      const first = await store.putEdit({ fact: 'a', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
      const stale = await store.putEdit({ fact: 'b', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
      await store.putEdit({ fact: 'b', value: 2, replaces: 0, actor: 'jun', at: later }, stale?.rev ?? 0, entry)
      await store.publish(
        newRelease(0, {
          published: [
            { fact: 'a', rev: first?.rev ?? 0 },
            { fact: 'b', rev: stale?.rev ?? 0 },
          ],
        }),
      )
      expect((await store.draft()).map(({ fact, value }) => ({ fact, value }))).toEqual([{ fact: 'b', value: 2 }])
    })

    it('keeps approvals of a content until the draft changes or anything is published', async () => {
      const approve = async (hash: string, actor: string) =>
        store.approve(hash, { actor, at }, { ...entry, action: 'draft.approve' })
      const left = async () => (await store.approvals('h')).map(({ actor }) => actor)
      await approve('h', 'jun')
      await approve('h', 'jun')
      await approve('h', 'ara')
      await approve('other', 'sol')
      expect(await left()).toEqual(['ara', 'jun'])
      expect(await store.withdrawApproval('h', 'ara', entry)).toBe(true)
      expect(await store.withdrawApproval('h', 'ara', entry)).toBe(false)
      expect(await left()).toEqual(['jun'])
      const edit = await store.putEdit({ fact: 'a', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
      expect(await left()).toEqual([])
      await approve('h', 'jun')
      await store.putEdit({ fact: 'a', value: 2, replaces: 0, actor: 'mina', at }, 9, entry)
      expect(await left()).toEqual(['jun'])
      await store.removeEdit('a', edit?.rev ?? 0, entry)
      expect(await left()).toEqual([])
      await approve('h', 'jun')
      await store.publish(newRelease(0))
      expect(await left()).toEqual([])
    })

    it('refuses a change and a removal made against an older revision', async () => {
      const first = await store.putEdit({ fact: 'a', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
      await store.putEdit({ fact: 'a', value: 2, replaces: 0, actor: 'jun', at }, first?.rev ?? 0, entry)
      expect(
        await store.putEdit({ fact: 'a', value: 3, replaces: 0, actor: 'mina', at }, first?.rev ?? 0, entry),
      ).toBeUndefined()
      expect(await store.removeEdit('a', first?.rev ?? 0, entry)).toBe(false)
      expect((await store.draft()).map((edit) => edit.value)).toEqual([2])
    })
  })
}
