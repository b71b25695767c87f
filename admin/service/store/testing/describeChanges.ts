import { beforeEach, describe, expect, it } from 'vitest'
import { AlreadyInChange, ReleaseMoved, UnknownChange } from '../../base/refusals.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { Store } from '../Store.ts'
import { addChange, at, entry, later, newRelease } from './storeEntries.ts'

/** The part of `describeStore` on edits that are not live: kept in changes, and approved. */
export function describeChanges(opened: () => Store): void {
  describe('what is not live', () => {
    let store: Store
    beforeEach(async () => {
      store = opened()
      await addChange(store, 'c')
      await addChange(store, 'd', { owner: 'jun', createdAt: later })
    })

    /** Each change is edited by its owner. */
    const by: Readonly<Record<string, AuditEntry>> = { d: { ...entry, actor: 'jun' } }
    const made = (fact: string, value: unknown, actor = 'mina') => ({ fact, value, replaces: 0, actor, at })
    const put = async (change: string, fact: string, value: unknown, rev = 0) =>
      store.putEdit(change, made(fact, value), rev, by[change] ?? entry)
    const editsOf = async (change: string) =>
      (await store.changes()).find(({ id }) => id === change)?.edits.map(({ fact, value }) => [fact, value])
    const newestAction = async () => (await store.listAudit({ limit: 1 }))[0]?.action

    describe('changes', () => {
      it('lists what is open, oldest first, with members by name and edits by fact', async () => {
        await store.joinChange('c', 'sol', entry)
        await store.joinChange('c', 'ara', entry)
        await put('c', 'b', { deep: [1, null] })
        await put('c', 'a', '한')
        expect(await store.changes()).toEqual([
          {
            id: 'c',
            name: '',
            owner: 'mina',
            members: ['ara', 'sol'],
            createdAt: at,
            edits: [
              { ...made('a', '한'), rev: 2 },
              { ...made('b', { deep: [1, null] }), rev: 1 },
            ],
            asked: [],
            answers: [],
          },
          { id: 'd', name: '', owner: 'jun', members: [], createdAt: later, edits: [], asked: [], answers: [] },
        ])
      })

      it('makes one change of one’s own, whoever of many asks first', async () => {
        const ask = (id: string) => store.ownChange({ id, name: '', owner: 'ara', createdAt: at }, entry)
        const answers = await Promise.all(['1', '2', '3', '4', '5'].map(ask))
        expect(new Set(answers).size).toBe(1)
        expect((await store.changes()).filter(({ owner }) => owner === 'ara').map(({ id }) => id)).toEqual([answers[0]])
      })

      it('answers the newest of several of one’s own', async () => {
        await addChange(store, 'newer', { createdAt: later })
        await addChange(store, 'older')
        expect(await store.ownChange({ id: 'x', name: '', owner: 'mina', createdAt: later }, entry)).toBe('newer')
      })

      it('renames, and lets people join once and leave, each with an entry', async () => {
        expect(await store.renameChange('c', 'Friday', { ...entry, action: 'rename' })).toBe(true)
        expect(await newestAction()).toBe('rename')
        expect(await store.joinChange('c', 'ara', { ...entry, action: 'join' })).toBe(true)
        expect(await store.joinChange('c', 'ara', { ...entry, action: 'join again' })).toBe(true)
        expect(await newestAction()).toBe('join')
        expect(await store.changes()).toMatchObject([{ name: 'Friday', members: ['ara'] }, {}])
        expect(await store.leaveChange('c', 'ara', { ...entry, action: 'leave' })).toBe(true)
        expect(await store.leaveChange('c', 'ara', { ...entry, action: 'leave again' })).toBe(false)
        expect(await newestAction()).toBe('leave')
        expect(await store.changes()).toMatchObject([{ members: [] }, {}])
        await store.joinChange('c', 'ara', { ...entry, action: 'join' })
        await store.dropChange('c', { ...entry, action: 'drop' })
        expect(await store.leaveChange('c', 'ara', { ...entry, action: 'leave' })).toBe(false)
        expect(await newestAction()).toBe('drop')
      })

      it('logs the edits that a drop forgets, also one that came at the last moment', async () => {
        await put('c', 'a', 1)
        await put('d', 'a', 7)
        const [dropped] = await Promise.all([
          store.dropChange('c', { ...entry, action: 'drop', details: { name: 'Friday' } }),
          put('c', 'b', 2),
        ])
        const log = await store.listAudit({ limit: 9 })
        const lost = log.find(({ action }) => action === 'drop')?.details
        expect(lost).toMatchObject({ name: 'Friday' })
        expect(lost?.['edits']).toHaveLength(dropped ?? Number.NaN)
        expect(lost?.['edits']).toMatchObject([{ fact: 'a', value: 1, by: 'mina', at }, ...(dropped === 2 ? [{}] : [])])
        expect((await store.changes()).map(({ id }) => id)).toEqual(['d'])
        expect(await editsOf('d')).toEqual([['a', 7]])
      })

      it('does nothing more with a change that was dropped', async () => {
        await store.dropChange('c', entry)
        expect(await store.dropChange('c', entry)).toBeUndefined()
        expect(await store.renameChange('c', 'x', entry)).toBe(false)
        expect(await store.joinChange('c', 'ara', entry)).toBe(false)
        expect(await put('c', 'a', 1)).toBeUndefined()
        expect(await put('nobody has this', 'a', 1)).toBeUndefined()
      })

      it('gives every edit a new revision, also after one was removed', async () => {
        const first = await put('c', 'a', 1)
        expect(await store.removeEdit('c', 'a', first?.rev ?? 0, entry)).toBe(true)
        const second = await put('c', 'a', 1)
        expect(second?.rev).toBeGreaterThan(first?.rev ?? Number.NaN)
      })

      it('takes edits of nobody who is not in it, or has left in the same instant', async () => {
        const jun = { ...entry, actor: 'jun' }
        expect(await store.putEdit('c', made('a', 1, 'jun'), 0, jun)).toBeUndefined()
        await store.joinChange('c', 'jun', jun)
        const edit = await store.putEdit('c', made('a', 1, 'jun'), 0, jun)
        expect(edit?.value).toBe(1)
        await store.leaveChange('c', 'jun', jun)
        expect(await store.putEdit('c', made('a', 2, 'jun'), edit?.rev ?? 0, jun)).toBeUndefined()
        expect(await store.removeEdit('c', 'a', edit?.rev ?? 0, jun)).toBe(false)
        expect(await editsOf('c')).toEqual([['a', 1]])
      })

      it('keeps one edit of a fact in each change', async () => {
        await put('c', 'a', 1)
        const other = await put('d', 'a', 2)
        expect([await editsOf('c'), await editsOf('d')]).toEqual([[['a', 1]], [['a', 2]]])
        expect(await store.removeEdit('c', 'a', other?.rev ?? 0, entry)).toBe(false)
        expect(await store.removeEdit('d', 'a', other?.rev ?? 0, by['d'] ?? entry)).toBe(true)
        expect([await editsOf('c'), await editsOf('d')]).toEqual([[['a', 1]], []])
      })

      it('refuses an edit and a removal made against an older revision', async () => {
        const first = await put('c', 'a', 1)
        await put('c', 'a', 2, first?.rev)
        expect(await put('c', 'a', 3, first?.rev)).toBeUndefined()
        expect(await store.removeEdit('c', 'a', first?.rev ?? 0, entry)).toBe(false)
        expect(await editsOf('c')).toEqual([['a', 2]])
      })

      it('writes several edits and removals in one go, each with an entry', async () => {
        const first = await put('c', 'a', 1)
        const answered = await store.putEdits('c', [
          { fact: 'a', expectedRev: first?.rev ?? 0, audit: { ...entry, action: 'gone' } },
          { fact: 'b', expectedRev: 0, audit: { ...entry, action: 'new' }, edit: made('b', 2) },
          { fact: 'e', expectedRev: 0, audit: { ...entry, action: 'newer' }, edit: made('e', '한') },
        ])
        expect(answered?.map((edit) => edit?.value)).toEqual([undefined, 2, '한'])
        expect(new Set(answered?.map((edit) => edit?.rev)).size).toBe(3)
        expect(await editsOf('c')).toEqual([
          ['b', 2],
          ['e', '한'],
        ])
        const log = await store.listAudit({ limit: 3 })
        expect(log.map(({ action }) => action)).toEqual(['newer', 'new', 'gone'])
      })

      it('writes none of several where one was changed meanwhile, or by somebody who is not in the change', async () => {
        await put('c', 'a', 1)
        const writes = [
          { fact: 'b', expectedRev: 0, audit: { ...entry, action: 'several' }, edit: made('b', 2) },
          { fact: 'a', expectedRev: 0, audit: { ...entry, action: 'several' }, edit: made('a', 3) },
        ]
        expect(await store.putEdits('c', writes)).toBeUndefined()
        expect(await store.putEdits('d', writes)).toBeUndefined()
        expect(await editsOf('c')).toEqual([['a', 1]])
        expect(await newestAction()).not.toBe('several')
      })

      it('moves edits into another change, or a new one, with their author, remarks and entries', async () => {
        const a = await put('c', 'a', 1)
        const b = await put('c', 'b', 2)
        await addChange(store, 'e', { createdAt: later })
        await store.answer('c', { fact: 'a', actor: 'jun', text: 'Why?', at }, { audit: entry })
        await put('e', 'z', 1)
        await store.answer('e', { fact: 'z', actor: 'jun', text: 'Fine', at }, { audit: entry })
        await store.approve('c', 'hash', { actor: 'jun', at }, entry)
        await store.approve('e', 'other', { actor: 'jun', at }, entry)
        const move = { ...entry, action: 'move' }
        expect(await store.moveEdits('c', 'e', [{ fact: 'a', expectedRev: a?.rev ?? 0, audit: move }])).toBe(true)
        expect(await newestAction()).toBe('move')
        const changes = await store.changes()
        expect(changes.find(({ id }) => id === 'e')).toMatchObject({
          edits: [{ ...made('a', 1) }, { fact: 'z' }],
          answers: [
            { fact: 'z', text: 'Fine' },
            { fact: 'a', text: 'Why?', actor: 'jun' },
          ],
        })
        expect(changes.find(({ id }) => id === 'c')).toMatchObject({ edits: [{ fact: 'b' }], answers: [] })
        expect([await store.approvals('hash'), await store.approvals('other')]).toEqual([[], []])

        const begun = { change: { id: 'n', name: 'New', owner: 'mina', createdAt: later }, audit: entry }
        expect(await store.moveEdits('c', 'n', [{ fact: 'b', expectedRev: b?.rev ?? 0, audit: move }], begun)).toBe(
          true,
        )
        expect([await editsOf('c'), await editsOf('n')]).toEqual([[], [['b', 2]]])
      })

      it('moves no edit that was changed meanwhile, is there already, or whose change is not one’s own', async () => {
        const a = await put('c', 'a', 1)
        const b = await put('c', 'b', 2)
        await addChange(store, 'e', { createdAt: later })
        await put('e', 'b', 3)
        const moves = [a, b].map((edit) => ({ fact: edit?.fact ?? '', expectedRev: edit?.rev ?? 0, audit: entry }))
        await expect(store.moveEdits('c', 'e', moves)).rejects.toThrow(AlreadyInChange)
        expect(await store.moveEdits('c', 'd', moves)).toBe(false)
        const begun = { change: { id: 'n', name: '', owner: 'mina', createdAt: later }, audit: entry }
        await put('c', 'a', 5, a?.rev)
        expect(await store.moveEdits('c', 'n', moves, begun)).toBe(false)
        expect(await editsOf('c')).toEqual([
          ['a', 5],
          ['b', 2],
        ])
        expect(await editsOf('e')).toEqual([['b', 3]])
        expect(await editsOf('n')).toBeUndefined()
      })

      it('takes published edits out of their change at the revision that was published, and out of no other', async () => {
        const first = await put('c', 'a', 1)
        const stale = await put('c', 'b', 1)
        await put('c', 'b', 2, stale?.rev)
        await put('d', 'a', 9)
        const published = [first, stale].map((edit) => ({ fact: edit?.fact ?? '', rev: edit?.rev ?? 0 }))
        await store.publish(newRelease(0, { change: 'c', published }))
        expect([await editsOf('c'), await editsOf('d')]).toEqual([[['b', 2]], [['a', 9]]])
      })

      it('closes a change whose last edit was published', async () => {
        const edit = await put('c', 'a', 1)
        const published = [{ fact: 'a', rev: edit?.rev ?? 0 }]
        await store.publish(newRelease(0, { change: 'c', published }))
        expect((await store.changes()).map(({ id }) => id)).toEqual(['d'])
        expect(await put('c', 'a', 2)).toBeUndefined()
        expect(await store.ownChange({ id: 'next', name: '', owner: 'mina', createdAt: later }, entry)).toBe('next')
      })

      it('publishes nothing of a change that was dropped meanwhile, but says first that the release moved', async () => {
        const edit = await put('c', 'a', 1)
        const published = [{ fact: 'a', rev: edit?.rev ?? 0 }]
        await store.dropChange('c', entry)
        await expect(store.publish(newRelease(0, { change: 'c', published }))).rejects.toThrow(UnknownChange)
        expect(await store.latestRelease()).toBeUndefined()
        await store.publish(newRelease(0))
        await expect(store.publish(newRelease(0, { change: 'c', published }))).rejects.toThrow(ReleaseMoved)
      })
    })

    describe('approvals', () => {
      const approve = async (change: string, hash: string, actor: string) =>
        store.approve(change, hash, { actor, at }, { ...entry, action: 'draft.approve' })
      const left = async (hash = 'h') => (await store.approvals(hash)).map(({ actor }) => actor)

      it('are kept once for each person, until taken back', async () => {
        await approve('c', 'h', 'jun')
        await approve('c', 'h', 'jun')
        await approve('c', 'h', 'ara')
        await approve('c', 'other', 'sol')
        expect(await left()).toEqual(['ara', 'jun'])
        expect(await store.withdrawApproval('h', 'ara', entry)).toBe(true)
        expect(await store.withdrawApproval('h', 'ara', entry)).toBe(false)
        expect(await left()).toEqual(['jun'])
      })

      it('end with every edit of their change, and with no other', async () => {
        await approve('c', 'h', 'jun')
        const edit = await put('c', 'a', 1)
        expect(await left()).toEqual([])
        await approve('c', 'h', 'jun')
        await put('c', 'a', 2, 9)
        const other = await put('d', 'a', 2)
        await store.removeEdit('d', 'a', other?.rev ?? 0, by['d'] ?? entry)
        await store.dropChange('d', entry)
        expect(await left()).toEqual(['jun'])
        await store.removeEdit('c', 'a', edit?.rev ?? 0, entry)
        expect(await left()).toEqual([])
        await approve('c', 'h', 'jun')
        await store.dropChange('c', entry)
        expect(await left()).toEqual([])
      })

      it('stay when another change is published, and end when theirs, a build or a rollback goes live', async () => {
        await put('c', 'a', 1)
        const edit = await put('d', 'a', 1)
        const another = await put('d', 'b', 1)
        await approve('c', 'h', 'jun')
        await approve('d', 'i', 'ara')
        const published = [{ fact: 'a', rev: edit?.rev ?? 0 }]
        await store.publish(newRelease(0, { change: 'd', published }))
        expect([await left('h'), await left('i')]).toEqual([['jun'], []])
        for (const [expected, kind] of (['system', 'rollback'] as const).entries()) {
          await approve('d', 'i', 'ara')
          await store.publish(newRelease(expected + 1, { kind }))
          expect([await left('h'), await left('i')], kind).toEqual([[], []])
          await approve('c', 'h', 'jun')
        }
        expect(await editsOf('d')).toEqual([['b', another?.value]])
      })
    })
  })
}
