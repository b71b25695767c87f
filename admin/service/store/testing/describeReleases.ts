import { beforeEach, describe, expect, it } from 'vitest'
import { NewerBuild, ReleaseMoved } from '../../base/refusals.ts'
import type { Store } from '../Store.ts'
import { addChange, at, entry, later, newRelease } from './storeEntries.ts'

/** The part of `describeStore` on what is live and what came before. */
export function describeReleases(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('releases', () => {
    it('counts releases from 1 without gaps', async () => {
      for (const expected of [0, 1, 2]) expect((await store.publish(newRelease(expected))).seq).toBe(expected + 1)
      expect((await store.listReleases({ limit: 10 })).map((release) => release.seq)).toEqual([3, 2, 1])
      expect((await store.listReleases({ before: 3, limit: 1 })).map((release) => release.seq)).toEqual([2])
    })

    it('lets one of many publishers with the same expectation win', async () => {
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => store.publish(newRelease(0))))
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
      expect(
        outcomes.filter((outcome) => outcome.status === 'rejected' && outcome.reason instanceof ReleaseMoved),
      ).toHaveLength(7)
      expect((await store.latestRelease())?.seq).toBe(1)
    })

    it('stores nothing when a publish is refused', async () => {
      await store.publish(newRelease(0))
      await addChange(store, 'c')
      const edit = await store.putEdit('c', { fact: 'f', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
      const published = [{ fact: 'f', rev: edit?.rev ?? 0 }]
      await expect(store.publish(newRelease(0, { change: 'c', published }))).rejects.toThrow(ReleaseMoved)
      expect(await store.changes()).toMatchObject([{ id: 'c', edits: [{ fact: 'f' }] }])
      expect(await store.listReleases({ limit: 9 })).toHaveLength(1)
      expect((await store.listAudit({ limit: 9 })).map((record) => record.action)).toEqual([
        'test',
        'change.add',
        'release.publish',
      ])
    })

    it('keeps everything a release was made of', async () => {
      const overlay = [{ fact: 'settings:/a', value: { deep: [1, '2', null] }, replaces: null, actor: 'mina', at }]
      await store.publish(newRelease(0, { overlay, idempotencyKey: 'key-1' }))
      const release = await store.findRelease(1)
      expect(release).toEqual({
        seq: 1,
        plan: 1,
        sha: 'sha-1',
        baseline: 'base',
        overlay,
        kind: 'publish',
        actor: 'mina',
        reason: 'because',
        createdAt: at,
      })
      expect(await store.findReleaseByKey('key-1')).toEqual(release)
      expect(await store.findReleaseByKey('key-2')).toBeUndefined()
      expect(await store.findRelease(2)).toBeUndefined()
    })

    it('finds the one that was live at a moment', async () => {
      const dates = ['2026-03-02T05:00:00.000Z', '2026-03-02T06:00:00.000Z', '2026-03-02T06:00:00.001Z']
      for (const [expected, createdAt] of dates.entries()) await store.publish(newRelease(expected, { createdAt }))
      const seqAt = async (moment: string) => (await store.releaseAt(moment))?.seq
      expect(await seqAt('2026-03-02T04:59:59.999Z')).toBeUndefined()
      expect(await seqAt('2026-03-02T05:00:00.000Z')).toBe(1)
      expect(await seqAt('2026-03-02T05:59:59.999Z')).toBe(1)
      expect(await seqAt('2026-03-02T06:00:00.000Z')).toBe(2)
      expect(await seqAt('2027-01-01T00:00:00.000Z')).toBe(3)
    })

    it('freezes the older plan when a newer one is published, and refuses the older one from then on', async () => {
      await store.publish(newRelease(0))
      await store.publish(newRelease(1, { plan: 2 }))
      expect(await store.pointers()).toEqual([
        { plan: 1, seq: 1, sha: 'sha-1', at, retired: true, chain: expect.any(String) },
        { plan: 2, seq: 2, sha: 'sha-2', at: expect.any(String), retired: false, chain: expect.any(String) },
      ])
      await expect(store.publish(newRelease(2, { plan: 1 }))).rejects.toThrow(NewerBuild)
    })

    it('never dates a head before the previous one, whatever the clock says', async () => {
      const dates: string[] = []
      for (const [expected, createdAt] of [
        later,
        at,
        at,
        '2026-03-01T05:00:00.000Z',
        '2026-03-03T05:00:00.000Z',
      ].entries()) {
        expect(await store.publish(newRelease(expected, { createdAt }))).toMatchObject({ createdAt })
        dates.push((await store.pointers())[0]?.at ?? '')
      }
      expect(dates).toEqual([
        later,
        '2026-03-02T06:00:00.001Z',
        '2026-03-02T06:00:00.002Z',
        '2026-03-02T06:00:00.003Z',
        '2026-03-03T05:00:00.000Z',
      ])
    })

    it('remembers the value that two people agreed on, or the one before one person alone changed it', async () => {
      const say = async (value: string, isAgreed: boolean) =>
        store.publish(newRelease((await store.latestRelease())?.seq ?? 0, { agreed: [{ fact: 'f', value, isAgreed }] }))
      await say('100', false)
      await say('149', false)
      expect(await store.agreedValues()).toEqual(new Map([['f', '100']]))
      await say('300', true)
      await say('310', false)
      expect(await store.agreedValues()).toEqual(new Map([['f', '300']]))
    })
  })
}
