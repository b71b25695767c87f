import { describe, expect, it } from 'vitest'
import type { Actor } from '../accounts/Actor.ts'
import type { Core } from '../createCore.ts'
import { EditConflict, UnknownFact } from '../refusals.ts'
import { createTestCore } from '../testing/createTestCore.ts'

const mina: Actor = { name: 'mina', role: 'editor' }
const jun: Actor = { name: 'jun', role: 'editor' }
const MIN = 'settings:/recharge/bank/min'

async function booted(): Promise<Core> {
  const core = await createTestCore()
  await core.publisher.boot()
  return core
}

describe('the shared draft', () => {
  it('lets two operators edit different facts', async () => {
    const { draft } = await booted()
    await draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    await draft.put(jun, { fact: 'copy:en:home.title', value: 'Start', replaces: 'Home' })
    expect((await draft.list()).map(({ fact, actor }) => ({ fact, actor }))).toEqual([
      { fact: 'copy:en:home.title', actor: 'jun' },
      { fact: MIN, actor: 'mina' },
    ])
  })

  it('shows both values when two operators edit one fact', async () => {
    const { draft } = await booted()
    await draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    const meeting = draft.put(jun, { fact: MIN, value: '300', replaces: '100' })
    await expect(meeting).rejects.toThrow(EditConflict)
    await expect(meeting).rejects.toMatchObject({ details: { fact: MIN, yours: '300', theirs: '120', by: 'mina' } })
    await draft.put(jun, { fact: MIN, value: '300', replaces: '120' })
    expect(await draft.list()).toMatchObject([{ value: '300', actor: 'jun', replaces: '100' }])
  })

  it('lets one of many concurrent edits of a fact win', async () => {
    const { draft } = await booted()
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((name) =>
        draft.put({ name, role: 'editor' }, { fact: MIN, value: `12${name.charCodeAt(0)}`, replaces: '100' }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await draft.list()).toHaveLength(1)
  })

  it('lets an operator go on typing, also from a client that only knows the live value', async () => {
    const { draft } = await booted()
    await draft.put(mina, { fact: MIN, value: '1', replaces: '100' })
    await draft.put(mina, { fact: MIN, value: '12', replaces: '1' })
    await draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    expect(await draft.list()).toMatchObject([{ value: '120' }])
  })

  it('forgets an edit that goes back to the live value', async () => {
    const { draft } = await booted()
    await draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    expect(await draft.put(mina, { fact: MIN, value: '100', replaces: '120' })).toBeUndefined()
    expect(await draft.list()).toEqual([])
  })

  it('takes a published edit away with null and hides a shipped notice with null', async () => {
    const { draft, publisher, live } = await booted()
    await draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    await publisher.publish('mina', { reason: 'r', expectedSeq: 1 })
    await draft.put(mina, { fact: MIN, value: null, replaces: '120' })
    await draft.put(mina, { fact: 'notice:shipped', value: null, replaces: { kor: '안내', en: 'Notice' } })
    await publisher.publish('mina', { reason: 'r', expectedSeq: 2 })
    expect(live.record()?.overlay).toMatchObject([{ fact: 'notice:shipped', value: null }])
    expect(JSON.parse(live.settings()?.body ?? '')).toMatchObject({ recharge: { bank: { min: '100' } } })
    expect(await draft.put(mina, { fact: MIN, value: null, replaces: '100' })).toBeUndefined()
  })

  it('refuses a fact that the documents do not have', async () => {
    const { draft } = await booted()
    await expect(draft.put(mina, { fact: 'weather:today', value: 1, replaces: null })).rejects.toThrow(UnknownFact)
  })

  it('notes in the audit who edited and who discarded', async () => {
    const { draft, store } = await booted()
    await draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    expect(await draft.remove(jun, MIN)).toBe(true)
    expect(await draft.remove(jun, MIN)).toBe(false)
    expect(await store.listAudit({ limit: 2 })).toMatchObject([
      { action: 'draft.remove', actor: 'jun', details: { value: '120', by: 'mina' } },
      { action: 'draft.edit', actor: 'mina', details: { value: '120', replaces: '100' } },
    ])
  })
})
