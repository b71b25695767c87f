import { beforeEach, describe, expect, it } from 'vitest'
import { verifyChain } from '../../audit/verifyStore.ts'
import type { WordsChange } from '../../../api/stopApi.ts'
import type { ChangedStop } from '../rows/stopRows.ts'
import type { Store } from '../Store.ts'
import { at, entry, later, newRelease } from './storeEntries.ts'

/** The part of `describeStore` on what operators stop. */
export function describeStops(opened: () => Store): void {
  let store: Store
  beforeEach(() => {
    store = opened()
  })

  describe('stops', () => {
    const record = { name: 'deposits', reason: 'fraud', actor: 'mina', at } as const
    const change = (action: string, more: Partial<ChangedStop> = {}): ChangedStop => ({
      audit: { ...entry, action, subject: 'stop:deposits' },
      ...more,
    })

    it('are on until they are lifted, with the newest words, in a fixed order', async () => {
      await store.putStop({ stop: { ...record, name: 'site' }, ...change('stop.on') })
      await store.putStop({ stop: record, ...change('stop.on') })
      const told = { ...record, words: { kor: '아홉 시' }, reason: 'still fraud' }
      await store.putStop({ stop: told, ...change('stop.on') })
      expect(await store.stops()).toEqual([told, { ...record, name: 'site' }])
      expect(await store.liftStop({ name: 'deposits', ...change('stop.lifted') })).toBe(true)
      expect(await store.liftStop({ name: 'deposits', ...change('stop.lifted') })).toBe(false)
      expect((await store.stops()).map((stop) => stop.name)).toEqual(['site'])
    })

    it('take other words while they are on: the actor, the moment and the reason stay, and one language leaves the others', async () => {
      await store.putStop({ stop: { ...record, words: { kor: '여덟 시', cn: '八点' } }, ...change('stop.on') })
      const reword = (words: WordsChange) => store.changeStopWords({ name: 'deposits', words, ...change('stop.words') })
      expect(await reword({ kor: '아홉 시', cn: null })).toBe(true)
      expect(await reword({ en: 'Nine' })).toBe(true)
      expect(await store.stops()).toEqual([{ ...record, words: { kor: '아홉 시', en: 'Nine' } }])
      expect((await store.listAudit({ limit: 2 })).map(({ details }) => details)).toEqual([
        { before: { kor: '아홉 시' }, words: { kor: '아홉 시', en: 'Nine' } },
        { before: { kor: '여덟 시', cn: '八点' }, words: { kor: '아홉 시' } },
      ])
      expect(await reword({ en: 'Nine', cn: null })).toBe(true)
      expect(await store.listAudit({ limit: 10 })).toHaveLength(3)
      expect(await reword({ en: null, kor: null })).toBe(true)
      expect(await store.stops()).toEqual([record])
    })

    it('close one way to deposit beside all deposits, each by itself', async () => {
      await store.putStop({ stop: { ...record, name: 'deposits.bank' }, ...change('stop.on') })
      await store.putStop({ stop: record, ...change('stop.on') })
      expect((await store.stops()).map(({ name }) => name)).toEqual(['deposits', 'deposits.bank'])
      expect(await store.liftStop({ name: 'deposits', ...change('stop.lifted') })).toBe(true)
      expect((await store.stops()).map(({ name }) => name)).toEqual(['deposits.bank'])
    })

    it('take no words once they are lifted', async () => {
      const words = { kor: '아홉 시' }
      expect(await store.changeStopWords({ name: 'deposits', words, ...change('stop.words') })).toBe(false)
      expect(await store.listAudit({ limit: 10 })).toEqual([])
    })

    it('date every head later, whatever the clock says, and keep its release', async () => {
      await store.publish(newRelease(0, { createdAt: later, plan: 1 }))
      await store.publish(newRelease(1, { createdAt: later, plan: 2 }))
      const before = await store.pointers()
      await store.putStop({ stop: record, ...change('stop.on') })
      const after = await store.pointers()
      expect(after).toEqual(before.map((pointer) => ({ ...pointer, at: expect.any(String) as string })))
      const newest = Math.max(...before.map((pointer) => Date.parse(pointer.at)))
      for (const pointer of after) expect(Date.parse(pointer.at)).toBeGreaterThan(newest)
      await store.liftStop({ name: 'deposits', ...change('stop.lifted') })
      for (const [index, pointer] of (await store.pointers()).entries())
        expect(Date.parse(pointer.at)).toBeGreaterThan(Date.parse(after[index]?.at ?? ''))
    })

    describe('of a node that could not reach the store', () => {
      const id = '0b7b1c1e-0000-4000-8000-000000000001'
      const lift = '0b7b1c1e-0000-4000-8000-000000000002'
      const line = (action: string, of = id) => ({
        id: of,
        name: record.name,
        audit: { ...entry, action, subject: 'stop:deposits', details: { id: of, node: 'web-1', at } },
      })
      const actions = async () => (await store.listAudit({ limit: 10 })).map(({ action }) => action).toReversed()

      it('is put on once by its id, and not again once it is lifted', async () => {
        await store.mergeStop({ ...line('stop.on'), stop: record })
        await store.mergeStop({ ...line('stop.on'), stop: record })
        expect(await store.stops()).toEqual([record])
        await store.liftStop({ name: 'deposits', ...change('stop.lifted') })
        await store.mergeStop({ ...line('stop.on'), stop: record })
        await store.putStop({ id, stop: record, ...change('stop.on') })
        expect(await store.stops()).toEqual([])
        expect(await actions()).toEqual(['stop.on', 'stop.lifted'])
      })

      it('leaves one that is on as it is, and ends only the one that it names', async () => {
        const theirs = { ...record, reason: 'theirs', actor: 'jun' }
        await store.putStop({ stop: theirs, ...change('stop.on') })
        await store.mergeStop({ ...line('stop.on'), stop: record })
        await store.mergeStop({ ...line('stop.lifted', lift), lifts: id })
        expect(await store.stops()).toEqual([theirs])
        expect(await actions()).toEqual(['stop.on', 'stop.noted', 'stop.noted'])
      })

      it('is ended by the lift that names it, unless others have stopped the same since', async () => {
        await store.mergeStop({ ...line('stop.on'), stop: record })
        await store.mergeStop({ ...line('stop.lifted', lift), lifts: id })
        expect(await store.stops()).toEqual([])
        expect(await actions()).toEqual(['stop.on', 'stop.lifted'])
      })

      it('that is over changes nothing, and dates the heads later than the one that the node showed', async () => {
        await store.publish(newRelease(0))
        const shown = '2026-05-01T00:00:00.000Z'
        await store.mergeStop({ ...line('stop.on'), shown, deliveryId: 'd1' })
        expect(await store.stops()).toEqual([])
        expect((await store.pointers()).every((pointer) => pointer.at > shown)).toBe(true)
        expect((await actions()).at(-1)).toBe('stop.noted')
        expect(JSON.parse((await store.claimDelivery(later, later))?.body ?? '')).toMatchObject({
          type: 'stop.noted',
          data: { stop: 'deposits', id, node: 'web-1' },
        })
      })
    })

    it('outlive every release', async () => {
      await store.publish(newRelease(0))
      await store.putStop({ stop: record, ...change('stop.on') })
      await store.publish(newRelease(1, { kind: 'rollback' }))
      await store.publish(newRelease(2, { kind: 'system', plan: 2 }))
      expect(await store.stops()).toEqual([record])
    })

    it('leave an entry in the audit and, with a webhook, a message', async () => {
      await store.putStop({ stop: record, ...change('stop.on', { deliveryId: 'd1' }) })
      expect((await store.listAudit({ limit: 1 }))[0]).toMatchObject({ action: 'stop.on', subject: 'stop:deposits' })
      expect(await verifyChain(store)).toMatchObject({ ok: true })
      const delivery = await store.claimDelivery(later, later)
      expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
        type: 'stop.on',
        data: { stop: 'deposits', actor: 'mina', reason: 'because' },
      })
    })
  })
}
