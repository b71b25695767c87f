import { beforeEach, describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import { verifyChain } from '../../audit/verifyStore.ts'
import type { AuditFilter } from '../rows/auditRows.ts'
import type { Store } from '../Store.ts'
import { at, entry, later } from './storeEntries.ts'

/** The part of `describeStore` about the log. */
export function describeAudit(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('audit', () => {
    it('chains every entry to the one before', async () => {
      await Promise.all(Array.from({ length: 5 }, () => store.appendAudit(entry)))
      const records = await store.readAudit(0, 10)
      expect(records.map((record) => record.id)).toEqual([1, 2, 3, 4, 5])
      expect(await verifyChain(store)).toMatchObject({ ok: true, entries: 5, head: records.at(-1)?.hash })
      expect((await store.listAudit({ before: 4, limit: 2 })).map((record) => record.id)).toEqual([3, 2])
    })

    it('takes an entry once that is sent again, also by two at the same moment', async () => {
      const keyed = { ...entry, details: { key: 'one-intent' } }
      const [first, ...others] = await Promise.all([1, 2, 3].map(() => store.appendAuditOnce(keyed)))
      for (const other of others) expect(other).toEqual(first)
      expect(await store.appendAuditOnce({ ...keyed, at: later })).toEqual(first)
      for (const more of [
        { ...keyed, actor: 'jun' },
        { ...keyed, reason: 'more' },
        { ...keyed, details: { key: 'two' } },
      ])
        await store.appendAuditOnce(more)
      expect(await store.countAudit({})).toBe(4)
      expect(await verifyChain(store)).toMatchObject({ ok: true, entries: 4 })
    })

    it('is searched by a fact with the schedules and trials of the changes that held it, and nothing else of them', async () => {
      for (const [action, change] of [
        ['schedule.add', 'winter'],
        ['trial.start', 'winter'],
        ['change.rename', 'winter'],
        ['schedule.add', 'summer'],
        ['release.publish', 'winter'],
      ] as const)
        await store.appendAudit({ ...entry, action, subject: `change:${change}`, details: {} })
      const found = async (changes: readonly string[]) => {
        const filter = { fact: { name: 'settings:/recharge/bank/min', movedBy: [], changes } }
        const ids = (await store.listAudit({ ...filter, limit: 9 })).map(({ id }) => id)
        expect(await store.countAudit(filter)).toBe(ids.length)
        return ids
      }
      expect(await found(['winter'])).toEqual([2, 1])
      expect(await found(['winter', 'summer'])).toEqual([4, 2, 1])
      expect(await found([])).toEqual([])
    })

    it('is searched by actor, action, time and words, in full, page by page', async () => {
      const told: readonly Partial<AuditEntry>[] = [
        { actor: 'jun', action: 'draft.edit', subject: 'settings:/recharge/bank/min', details: { value: '50%' } },
        { actor: 'mina', action: 'release.publish', reason: 'Raised for the NIGHT' },
        {
          actor: 'jun',
          action: 'draft.edit',
          subject: 'copy:kor:home.title',
          details: { value: '홈 화면' },
          at: later,
        },
        { actor: '민아', action: 'login', subject: '민아', reason: 'back\\slash under_score' },
        { actor: 'jun', action: 'release.publish', reason: 'in the night again', at: later },
      ]
      for (const each of told) await store.appendAudit({ ...entry, reason: '', details: {}, ...each })
      const word = (text: string, ...subjects: string[]) => ({ text, subjects })
      const found = async (filter: AuditFilter) => {
        const ids = (await store.listAudit({ ...filter, limit: 9 })).map(({ id }) => id)
        expect(await store.countAudit(filter)).toBe(ids.length)
        return ids
      }
      expect(await found({})).toEqual([5, 4, 3, 2, 1])
      expect(await found({ actor: 'jun' })).toEqual([5, 3, 1])
      expect(await found({ actor: '민아' })).toEqual([4])
      expect(await found({ action: 'release.publish', actor: 'jun' })).toEqual([5])
      expect(await found({ from: later })).toEqual([5, 3])
      expect(await found({ until: later })).toEqual([4, 2, 1])
      expect(await found({ from: at, until: later, actor: 'jun' })).toEqual([1])
      expect(await found({ words: [word('night')] })).toEqual([5, 2])
      expect(await found({ words: [word('NIGHT'), word('raised')] })).toEqual([2])
      expect(await found({ words: [word('화면')] })).toEqual([3])
      expect(await found({ words: [word('value'), word('settings:')] })).toEqual([1])
      // A word may also be what a subject is called.
      expect(await found({ words: [word('minimum', 'settings:/recharge/bank/min'), word('50')] })).toEqual([1])
      expect(
        await found({ words: [word('deposits', ...told.map(({ subject = entry.subject }) => subject))] }),
      ).toHaveLength(5)
      expect((await store.auditSubjects()).toSorted()).toEqual(
        [...new Set(told.map(({ subject = entry.subject }) => subject))].toSorted(),
      )
      expect(await found({ fact: { name: 'settings:/recharge/bank/min', movedBy: [], changes: [] } })).toEqual([1])
      expect(await found({ fact: { name: 'settings:/recharge/bank/mi', movedBy: [2], changes: [] } })).toEqual([2])
      // Wildcards of SQL are plain characters here.
      expect(await found({ words: [word('%')] })).toEqual([1])
      expect(await found({ words: [word('under_score')] })).toEqual([4])
      expect(await found({ words: [word('under%score')] })).toEqual([])
      expect(await found({ words: [word('k\\s')] })).toEqual([4])
      expect(await found({ words: [word("'); drop table audit; --")] })).toEqual([])
      expect((await store.listAudit({ actor: 'jun', before: 5, limit: 1 })).map(({ id }) => id)).toEqual([3])
      expect((await store.listAudit({ actor: 'jun', before: 3, limit: 1 })).map(({ id }) => id)).toEqual([1])
      expect(await store.auditNames()).toEqual({
        actors: ['jun', 'mina', '민아'],
        actions: ['draft.edit', 'login', 'release.publish'],
      })
      expect(await verifyChain(store)).toMatchObject({ ok: true, entries: 5 })
    })
  })
}
