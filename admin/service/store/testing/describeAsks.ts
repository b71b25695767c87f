import { beforeEach, describe, expect, it } from 'vitest'
import { CannotReview, NotInChange, UnknownChange } from '../../base/refusals.ts'
import type { Store } from '../Store.ts'
import { addChange, addOperator, at, entry, later, newRelease } from './storeEntries.ts'

/** The part of `describeStore` on asking for a review and answering on an edit. */
export function describeAsks(opened: () => Store): void {
  describe('a review that is asked for', () => {
    let store: Store
    beforeEach(async () => {
      store = opened()
      await addChange(store, 'c')
      await store.putEdit('c', { fact: 'a', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
      await store.putEdit('c', { fact: 'b', value: 1, replaces: 0, actor: 'mina', at }, 0, entry)
      await addOperator(store, 'Mina')
      await addOperator(store, 'Jun', 'publisher')
    })

    const ask = (operator: string, note = 'Look', change = 'c') =>
      store.ask(change, { operator, asker: 'Mina', note, at }, { audit: { ...entry, action: 'review.asked' } })
    const answer = (fact: string, text: string, change = 'c') =>
      store.answer(change, { fact, actor: 'Jun', text, at }, { audit: { ...entry, action: 'review.answered' } })
    const open = async () => (await store.changes()).find(({ id }) => id === 'c')
    const actions = async () => (await store.listAudit({ limit: 3 })).map(({ action }) => action)

    it('is listed with its note, once for each operator, and the answers in their order', async () => {
      await ask('jun')
      await ask('jun', 'Look again')
      await answer('b', 'Why?')
      await answer('a', 'Fine')
      await answer('b', 'I see')
      expect(await open()).toMatchObject({
        asked: [{ operator: 'Jun', asker: 'Mina', note: 'Look again', at }],
        answers: [
          { fact: 'b', actor: 'Jun', text: 'Why?', at },
          { fact: 'a', actor: 'Jun', text: 'Fine', at },
          { fact: 'b', actor: 'Jun', text: 'I see', at },
        ],
      })
      expect(await actions()).toEqual(['review.answered', 'review.answered', 'review.answered'])
    })

    it('is asked only of those who may approve, and answered only where the change edits the fact', async () => {
      await addOperator(store, 'Ara', 'editor')
      const gone = await addOperator(store, 'Bo', 'publisher')
      await store.changeOperator(gone, { disabled: true }, entry)
      for (const name of ['Ara', 'Bo', 'nobody']) await expect(ask(name)).rejects.toThrow(CannotReview)
      await expect(answer('z', 'What?')).rejects.toThrow(NotInChange)
      await expect(ask('Jun', '', 'gone')).rejects.toThrow(UnknownChange)
      await expect(answer('a', 'What?', 'gone')).rejects.toThrow(UnknownChange)
      expect(await open()).toMatchObject({ asked: [], answers: [] })
    })

    it('keeps the approvals of the change', async () => {
      await store.approve('c', 'hash', { actor: 'Mina', at }, entry)
      await ask('Jun')
      await answer('a', 'Fine')
      expect(await store.approvals('hash')).toEqual([{ actor: 'Mina', at }])
    })

    it('ends when it is taken back, when the one who was asked approves, and with their access', async () => {
      await ask('Jun')
      expect(await store.endAsk('c', 'Jun', entry)).toBe(true)
      expect(await store.endAsk('c', 'Jun', entry)).toBe(false)
      await ask('Jun')
      await store.approve('c', 'hash', { actor: 'Mina', at }, entry)
      expect(await open()).toMatchObject({ asked: [{ operator: 'Jun' }] })
      await store.approve('c', 'hash', { actor: 'Jun', at }, entry)
      expect(await open()).toMatchObject({ asked: [] })

      await ask('Jun')
      const jun = (await store.listOperators()).find(({ name }) => name === 'Jun')
      await store.changeOperator(jun?.id ?? 0, { role: 'editor' }, entry)
      expect(await open()).toMatchObject({ asked: [] })
      expect((await store.listAudit({ limit: 1 }))[0]?.details).toMatchObject({ closedAsks: 1 })
    })

    it('forgets what was said about an edit with the edit, and all with the change', async () => {
      await ask('Jun')
      await answer('a', 'Fine')
      await answer('b', 'Why?')
      await store.removeEdit('c', 'a', 1, entry)
      expect(await open()).toMatchObject({ answers: [{ fact: 'b' }], asked: [{ operator: 'Jun' }] })
      await store.publish(newRelease(0, { change: 'c', published: [{ fact: 'b', rev: 2 }] }))
      expect(await open()).toBeUndefined()
      await addChange(store, 'd')
      await ask('Jun', '', 'd')
      await store.dropChange('d', entry)
      // Nothing is left for a backup to carry.
      const rows = []
      for await (const row of store.dump()) rows.push(row)
      expect(rows.filter(([table]) => table === 'change_ask' || table === 'change_answer')).toEqual([])
    })

    it('sends the webhook a message with the entry', async () => {
      const message = { id: 'm', body: { type: 'review.asked' } }
      await store.ask('c', { operator: 'Jun', asker: 'Mina', note: '', at }, { audit: entry, message })
      expect(await store.claimDelivery(later, later)).toMatchObject({ id: 'm' })
    })
  })
}
