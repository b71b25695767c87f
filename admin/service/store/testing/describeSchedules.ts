import { isFactsUnread } from '../movedFacts.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { DraftChanged, ReleaseMoved, UnknownChange } from '../../base/refusals.ts'
import { ChangeScheduled, UnknownSchedule } from '../../base/scheduleRefusals.ts'
import type { NewRelease } from '../rows/releaseRows.ts'
import type { NewSchedule } from '../rows/scheduleRows.ts'
import type { Store } from '../Store.ts'
import { addChange, at, entry, later, newRelease } from './storeEntries.ts'

const DUE = '2026-03-02T07:00:00.000Z'
const UNTIL = '2026-03-02T07:02:00.000Z'
const AFTER = '2026-03-02T07:02:00.001Z'

const newSchedule = (id: string, more: Partial<NewSchedule> = {}): NewSchedule => ({
  id,
  kind: 'publish',
  change: 'c',
  actor: 'mina',
  reason: 'maintenance',
  createdAt: at,
  at: DUE,
  zone: 'Asia/Seoul',
  tolerance: 60,
  acknowledged: ['w-1'],
  edits: [],
  agreed: [],
  ...more,
})

/** The part of `describeStore` on what goes out by itself. */
export function describeSchedules(opened: () => Store): void {
  describe('schedules', () => {
    let store: Store
    let rev = 0
    beforeEach(async () => {
      store = opened()
      await addChange(store, 'c', { name: 'Night' })
      rev = await put('a', 1)
    })

    async function put(fact: string, value: unknown, expected = 0): Promise<number> {
      const edit = await store.putEdit('c', { fact, value, replaces: 0, actor: 'mina', at }, expected, entry)
      return edit?.rev ?? 0
    }
    const add = (id: string, more: Partial<NewSchedule> = {}) =>
      store.addSchedule(newSchedule(id, more), [{ fact: 'a', rev }], { ...entry, action: 'schedule.add' })
    const publish = (id: string, takeBack?: NewSchedule) =>
      store.publish(
        newRelease(0, {
          change: 'c',
          published: [{ fact: 'a', rev }],
          schedule: { id, state: 'waiting', at: DUE, ...(takeBack && { takeBack }) },
        }),
      )
    const park = (id: string) =>
      store.parkSchedule(id, { reason: 'late', blockers: [], warnings: [] }, { audit: { ...entry, action: 'parked' } })

    it('lists what waits, the next first, with the change it is about', async () => {
      await addChange(store, 'd')
      await store.addSchedule(newSchedule('s-2', { change: 'd', at: later, takeBackAt: DUE }), [], entry)
      await add('s-1')
      const { change, acknowledged: _a, edits: _e, agreed: _g, ...rest } = newSchedule('s-1')
      expect(await store.schedules()).toEqual([
        expect.objectContaining({
          id: 's-2',
          at: later,
          takeBackAt: DUE,
          change: { id: 'd', name: '', owner: 'mina' },
        }),
        { ...rest, change: { id: change, name: 'Night', owner: 'mina' }, state: 'waiting' },
      ])
      expect(await store.changes()).toMatchObject([{ scheduledFor: DUE }, { scheduledFor: later }])
      expect(await store.findSchedule('s-1')).toMatchObject({ acknowledged: ['w-1'], revisions: [{ fact: 'a', rev }] })
    })

    it('freezes the change: no edit, no removal, no publish by hand, and the next edit begins another', async () => {
      await add('s-1')
      expect(await put('b', 1)).toBe(0)
      expect(await store.putEdits('c', [{ fact: 'a', expectedRev: rev, audit: entry }])).toBeUndefined()
      expect(await store.removeEdit('c', 'a', rev, entry)).toBe(false)
      const published = [{ fact: 'a', rev }]
      await expect(store.publish(newRelease(0, { change: 'c', published }))).rejects.toThrow(ChangeScheduled)
      expect(await store.latestRelease()).toBeUndefined()
      const own = { id: 'e', name: '', owner: 'mina', createdAt: later }
      expect(await store.ownChange(own, entry)).toBe('e')
      await expect(add('s-2')).rejects.toThrow(ChangeScheduled)
    })

    it('is open for edits again once its schedule is ended, or parked', async () => {
      await add('s-1')
      expect(await store.endSchedule('s-1', entry)).toBe(true)
      expect(await store.endSchedule('s-1', entry)).toBe(false)
      expect(await store.schedules()).toEqual([])
      await add('s-2')
      expect(await park('s-2')).toBe(true)
      expect(await park('s-2')).toBe(false)
      expect(await store.schedules()).toMatchObject([{ id: 's-2', state: 'parked', parked: { at, reason: 'late' } }])
      rev = await put('a', 2, rev)
      expect(rev).toBeGreaterThan(0)
      // Scheduled anew, nothing is left to decide on.
      await add('s-3')
      expect(await store.schedules()).toMatchObject([{ id: 's-3', state: 'waiting' }])
    })

    it('schedules exactly what was reviewed, of a change that is open', async () => {
      const seen = rev
      rev = await put('a', 2, rev)
      await expect(store.addSchedule(newSchedule('s-1'), [{ fact: 'a', rev: seen }], entry)).rejects.toThrow(
        DraftChanged,
      )
      await expect(store.addSchedule(newSchedule('s-1'), [], entry)).rejects.toThrow(DraftChanged)
      await expect(add('s-1', { change: 'nobody' })).rejects.toThrow(UnknownChange)
      expect(await store.schedules()).toEqual([])
    })

    it('lends what is due to one caller at a time, the oldest first', async () => {
      await addChange(store, 'd')
      await store.addSchedule(newSchedule('s-2', { change: 'd', at: later }), [], entry)
      await add('s-1')
      expect(await store.claimSchedule(at, at)).toBeUndefined()
      expect((await store.claimSchedule(DUE, UNTIL))?.id).toBe('s-2')
      expect((await store.claimSchedule(DUE, UNTIL))?.id).toBe('s-1')
      expect(await store.claimSchedule(DUE, UNTIL)).toBeUndefined()
      await store.postponeSchedule('s-1', DUE)
      expect((await store.claimSchedule(DUE, UNTIL))?.id).toBe('s-1')
      expect((await store.claimSchedule(AFTER, '2026-03-02T07:04:00.001Z'))?.id).toBe('s-2')
    })

    it('does not wait for a claim that was made by a clock that was ahead', async () => {
      await add('s-1')
      expect((await store.claimSchedule('2027-01-01T00:00:00.000Z', '2027-01-01T00:02:00.000Z'))?.id).toBe('s-1')
      expect((await store.claimSchedule(DUE, UNTIL))?.id).toBe('s-1')
    })

    it('is done in the transaction of its release, once, and leaves what takes it back', async () => {
      await add('s-1')
      const before = { fact: 'a', value: 0, replaces: 0, actor: 'jun', at }
      const edits = [{ fact: 'a', before, after: null }]
      const { seq } = await publish('s-1', newSchedule('s-2', { kind: 'take-back', at: later, edits }))
      expect(seq).toBe(1)
      expect(await store.schedules()).toMatchObject([{ id: 's-2', kind: 'take-back', state: 'waiting' }])
      expect(await store.findSchedule('s-2')).toMatchObject({ edits, since: 1, revisions: [] })
      expect(await store.changes()).toEqual([])
      expect(await store.findSchedule('s-1')).toBeUndefined()
      await expect(
        store.publish(newRelease(1, { schedule: { id: 's-1', state: 'waiting', at: DUE } })),
      ).rejects.toThrow(UnknownSchedule)
      expect((await store.latestRelease())?.seq).toBe(1)
      await store.publish(newRelease(1, { schedule: { id: 's-2', state: 'waiting', at: later } }))
      expect(await store.schedules()).toEqual([])
      expect(await store.lineage()).toEqual([{ seq: 1 }, { seq: 2, takesBack: 1 }])
    })

    it('is not done as well when it was parked meanwhile, unless it was found parked', async () => {
      await add('s-1')
      await publish('s-1', newSchedule('s-2', { kind: 'take-back', at: later }))
      await park('s-2')
      const done = (state: 'waiting' | 'parked') =>
        store.publish(newRelease(1, { schedule: { id: 's-2', state, at: later } }))
      await expect(done('waiting')).rejects.toThrow(UnknownSchedule)
      expect((await store.latestRelease())?.seq).toBe(1)
      expect((await done('parked')).seq).toBe(2)
    })

    it('takes back without ending the approvals of other changes', async () => {
      await addChange(store, 'd')
      await store.approve('d', 'hash', { actor: 'jun', at }, entry)
      await add('s-1')
      await publish('s-1', newSchedule('s-2', { kind: 'take-back', at: later }))
      await store.publish(newRelease(1, { schedule: { id: 's-2', state: 'waiting', at: later } }))
      expect(await store.approvals('hash')).toHaveLength(1)
    })

    it('stops a release that lacks the value of its fact, so that it is made again with it', async () => {
      await add('s-1')
      const refused = await store.publish(newRelease(0, { values: {} })).catch((error: unknown) => error)
      expect(isFactsUnread(refused)).toBe(true)
      expect(await store.latestRelease()).toBeUndefined()
    })

    it('is marked in the transaction of a release that moves its fact, told once, and unmarked by one that moves it back', async () => {
      await add('s-1')
      const release = (expected: number, value: unknown, more: Partial<NewRelease> = {}) =>
        store.publish(newRelease(expected, { actor: 'jun', values: { a: value }, ...more }))
      await release(0, 0)
      expect((await store.schedules())[0]).not.toHaveProperty('blocked')
      await release(1, 7, { deliveryId: 'd-2' })
      const facts = [{ fact: 'a', value: 1, live: 7, actor: 'jun', seq: 2 }]
      expect(await store.schedules()).toMatchObject([{ id: 's-1', state: 'waiting', blocked: { at, facts } }])
      expect(await store.waitingSchedules()).toMatchObject([{ id: 's-1', drafted: [{ fact: 'a', value: 1 }] }])
      // Another release leaves the mark, and who moved it, alone.
      await release(2, 7, { actor: 'ara' })
      expect(await store.schedules()).toMatchObject([{ blocked: { facts } }])
      const told = () => store.listAudit({ action: 'schedule.block', limit: 9 })
      expect(await told()).toHaveLength(1)
      const messages = [await store.claimDelivery(later, DUE), await store.claimDelivery(later, DUE)]
      expect(messages.map((message) => message?.body)).toContainEqual(expect.stringContaining('"schedule.blocked"'))
      await expect(release(1, 9)).rejects.toThrow(ReleaseMoved)
      expect(await store.schedules()).toMatchObject([{ blocked: { facts } }])
      await release(3, 0)
      expect((await store.schedules())[0]).not.toHaveProperty('blocked')
      expect(await store.listAudit({ action: 'schedule.unblock', limit: 9 })).toHaveLength(1)
    })

    it('ends with a change that is dropped', async () => {
      await add('s-1')
      expect(await store.dropChange('c', entry)).toBe(1)
      expect(await store.schedules()).toEqual([])
      expect(await store.claimSchedule(AFTER, AFTER)).toBeUndefined()
    })
  })
}
