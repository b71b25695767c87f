import { beforeEach, describe, expect, it } from 'vitest'
import { FIRST_TRIAL } from '../../../../src/format/wire/trial.ts'
import { DraftChanged, ReleaseMoved, UnknownChange } from '../../base/refusals.ts'
import { ChangeScheduled } from '../../base/scheduleRefusals.ts'
import { ChangeTried, TrialRefused, UnknownTrial } from '../../base/trialRefusals.ts'
import type { NewTrial } from '../rows/trialRows.ts'
import type { Store } from '../Store.ts'
import { addChange, at, entry, later, newRelease } from './storeEntries.ts'

const DUE = '2026-03-02T07:00:00.000Z'

const newTrial = (id: string, more: Partial<NewTrial> = {}): NewTrial => ({
  id,
  change: 'c',
  actor: 'mina',
  reason: 'to be sure',
  createdAt: at,
  shares: [5, 25],
  share: 5,
  shown: 100,
  halts: { phones: 20, points: 5 },
  acknowledged: ['w-1'],
  salt: 77,
  sha: 'sha-t',
  plan: 1,
  over: 1,
  dueAt: DUE,
  ...more,
})

/** The part of `describeStore` on what a share of the devices plays first. */
export function describeTrials(opened: () => Store): void {
  describe('trials', () => {
    let store: Store
    let rev = 0
    beforeEach(async () => {
      store = opened()
      await store.publish(newRelease(0))
      await addChange(store, 'c', { name: 'Spring' })
      rev = await put('a', 1)
    })

    async function put(fact: string, value: unknown, expected = 0): Promise<number> {
      const edit = await store.putEdit('c', { fact, value, replaces: 0, actor: 'mina', at }, expected, entry)
      return edit?.rev ?? 0
    }
    const add = (id: string, more: Partial<NewTrial> = {}) =>
      store.addTrial(newTrial(id, more), [{ fact: 'a', rev }], { ...entry, action: 'trial.start' })
    const headAt = async () => (await store.pointers())[0]?.at ?? ''
    const running = async () => store.runningTrial()
    const halt = (id: string, number: number) =>
      store.haltTrial(id, number, { at, reason: 'faulty', blockers: [], warnings: [] }, { audit: entry })

    it('run once at a time, with what was reviewed, and date the heads later', async () => {
      const before = await headAt()
      await add('t-1')
      expect((await headAt()) > before).toBe(true)
      expect(await running()).toMatchObject({
        id: 't-1',
        change: { id: 'c', name: 'Spring', owner: 'mina' },
        number: FIRST_TRIAL + 1,
        acknowledged: ['w-1'],
        revisions: [{ fact: 'a', rev }],
        dueAt: DUE,
        salt: 77,
        over: 1,
      })
      const [shown] = await store.trials()
      expect(shown).toMatchObject({ share: 5, shown: 100, state: 'running' })
      expect(shown).not.toHaveProperty('nextAt')
      expect(await store.changes()).toMatchObject([{ tried: 5 }])
      await addChange(store, 'd')
      await expect(store.addTrial(newTrial('t-2', { change: 'd' }), [], entry)).rejects.toThrow(TrialRefused)
    })

    it('freeze the change: no edit, no removal, no schedule, and the next edit begins another', async () => {
      await add('t-1')
      expect(await put('b', 1)).toBe(0)
      expect(await store.putEdits('c', [{ fact: 'a', expectedRev: rev, audit: entry }])).toBeUndefined()
      expect(await store.removeEdit('c', 'a', rev, entry)).toBe(false)
      const due = { id: 's', kind: 'publish', change: 'c', actor: 'mina', reason: '', createdAt: at, at: DUE } as const
      const schedule = { ...due, zone: 'UTC', tolerance: 60, acknowledged: [], edits: [], agreed: [] }
      await expect(store.addSchedule(schedule, [{ fact: 'a', rev }], entry)).rejects.toThrow(ChangeTried)
      expect(await store.ownChange({ id: 'e', name: '', owner: 'mina', createdAt: later }, entry)).toBe('e')
    })

    it('begin with exactly what was reviewed, of an open change, over what is live', async () => {
      const seen = rev
      await addChange(store, 'd')
      await store.addSchedule(
        {
          id: 's',
          kind: 'publish',
          change: 'd',
          actor: 'mina',
          reason: '',
          createdAt: at,
          at: DUE,
          zone: 'UTC',
          tolerance: 60,
          acknowledged: [],
          edits: [],
          agreed: [],
        },
        [],
        entry,
      )
      await expect(store.addTrial(newTrial('t-1', { change: 'd' }), [], entry)).rejects.toThrow(ChangeScheduled)
      await expect(add('t-1', { change: 'nobody' })).rejects.toThrow(UnknownChange)
      await expect(add('t-1', { over: 2 })).rejects.toThrow(ReleaseMoved)
      rev = await put('a', 2, rev)
      await expect(store.addTrial(newTrial('t-1'), [{ fact: 'a', rev: seen }], entry)).rejects.toThrow(DraftChanged)
      await expect(store.addTrial(newTrial('t-1'), [], entry)).rejects.toThrow(DraftChanged)
      expect(await store.trials()).toEqual([])
    })

    it('take each step once, and say when the next one is due once their share has grown', async () => {
      await add('t-1')
      const step = { share: 5, shown: 500, dueAt: DUE }
      expect(await store.moveTrial('t-1', { share: 5, shown: 100 }, step, { at })).toBe(true)
      expect(await store.moveTrial('t-1', { share: 5, shown: 100 }, step, { at })).toBe(false)
      expect(await store.trials()).toMatchObject([{ share: 5, shown: 500, nextAt: DUE }])
      const before = await headAt()
      expect(await store.moveTrial('t-1', step, { share: 25, shown: 1000 }, { ...entry, action: 'trial.step' })).toBe(
        true,
      )
      expect((await headAt()) > before).toBe(true)
      expect(await store.changes()).toMatchObject([{ tried: 25 }])
      expect((await store.listAudit({ limit: 1 }))[0]?.action).toBe('trial.step')
    })

    it('are built again under another number, once', async () => {
      await add('t-1')
      await store.publish(newRelease(1))
      const release = { sha: 'sha-u', plan: 1, over: 2, shown: 100, dueAt: later }
      expect(await store.rebuildTrial('t-1', FIRST_TRIAL + 1, release, entry)).toBe(true)
      expect(await store.rebuildTrial('t-1', FIRST_TRIAL + 1, release, entry)).toBe(false)
      expect(await running()).toMatchObject({ number: FIRST_TRIAL + 2, ...release })
    })

    it('halt with what was found, and stay to be seen until they are put away or begun again', async () => {
      await add('t-1')
      expect(await halt('t-1', FIRST_TRIAL + 2)).toBe(false)
      expect(await halt('t-1', FIRST_TRIAL + 1)).toBe(true)
      expect(await halt('t-1', FIRST_TRIAL + 1)).toBe(false)
      expect(await running()).toBeUndefined()
      expect(await store.trials()).toMatchObject([{ id: 't-1', state: 'halted', halted: { reason: 'faulty' } }])
      rev = await put('a', 2, rev)
      expect(rev).toBeGreaterThan(0)
      await add('t-2')
      expect(await store.trials()).toMatchObject([{ id: 't-2', state: 'running', number: FIRST_TRIAL + 2 }])
      expect(await store.endTrial('t-2', entry)).toBe(true)
      expect(await store.endTrial('t-2', entry)).toBe(false)
      expect(await store.trials()).toEqual([])
      expect(await store.changes()).toMatchObject([{ id: 'c' }])
    })

    it('are done when their change goes out, and go on beside another one that does', async () => {
      await add('t-1')
      await addChange(store, 'd')
      await store.publish(newRelease(1, { change: 'd' }))
      expect(await running()).toMatchObject({ id: 't-1', over: 1 })
      await store.publish(newRelease(2, { change: 'c', published: [{ fact: 'a', rev }] }))
      expect(await store.trials()).toEqual([])
    })

    it('go out by themselves only as what was tried, while they run', async () => {
      await add('t-1')
      const published = [{ fact: 'a', rev }]
      const go = (trial: { id: string; number: number }) =>
        store.publish(newRelease(1, { change: 'c', published, trial }))
      await expect(go({ id: 't-1', number: FIRST_TRIAL + 2 })).rejects.toThrow(UnknownTrial)
      await store.endTrial('t-1', entry)
      await expect(go({ id: 't-1', number: FIRST_TRIAL + 1 })).rejects.toThrow(UnknownTrial)
      expect((await store.latestRelease())?.seq).toBe(1)
      await add('t-2')
      expect((await go({ id: 't-2', number: FIRST_TRIAL + 2 })).seq).toBe(2)
    })

    it('have numbers that nobody can bring about, and none twice', async () => {
      const report = { code: 'x', pointer: 'home:/', build: 'b', count: 1, firstAt: at, lastAt: at }
      await store.addReports([{ ...report, seq: 2 * FIRST_TRIAL }])
      await add('t-1')
      expect(await running()).toMatchObject({ number: FIRST_TRIAL + 1 })
      await store.endTrial('t-1', entry)
      await add('t-2')
      expect(await running()).toMatchObject({ number: FIRST_TRIAL + 2 })
    })

    it('end with a rollback, and with a change that is dropped', async () => {
      await add('t-1')
      await store.publish(
        newRelease(1, { kind: 'rollback', audit: { ...entry, action: 'release.rollback', details: { to: 1 } } }),
      )
      expect(await store.trials()).toEqual([])
      expect(await store.listAudit({ limit: 1, action: 'trial.end' })).toMatchObject([
        { subject: 'change:c', details: { why: 'rollback' } },
      ])
      await add('t-2', { over: 2 })
      const before = await headAt()
      await store.dropChange('c', entry)
      expect((await headAt()) > before).toBe(true)
      expect(await store.trials()).toEqual([])
    })
  })
}
