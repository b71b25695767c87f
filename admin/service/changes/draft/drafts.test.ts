import { describe, expect, it, vi } from 'vitest'
import { addressOf } from '../../../../src/format/compileRelease.ts'
import type { Actor } from '../../base/people/Actor.ts'
import type { Core } from '../../core/createCore.ts'
import {
  AlreadyInChange,
  EditConflict,
  NotInChange,
  NotYourChange,
  UnknownChange,
  UnknownFact,
} from '../../base/refusals.ts'
import { createTestCore } from '../../testing/createTestCore.ts'
import { testBaseline } from '../../testing/testBaseline.ts'

const mina: Actor = { name: 'mina', role: 'editor' }
const jun: Actor = { name: 'jun', role: 'editor' }
const MIN = 'settings:/recharge/bank/min'

async function booted(): Promise<Core> {
  const core = await createTestCore()
  await core.publisher.boot()
  return core
}

/** A change of mina's that the others have joined. */
async function sharedChange({ changes }: Core, ...others: readonly Actor[]): Promise<string> {
  const { id } = await changes.add(mina, 'Friday')
  for (const other of others) await changes.join(other, id)
  return id
}

describe('a change that two operators share', () => {
  it('lets them edit different facts', async () => {
    const core = await booted()
    const change = await sharedChange(core, jun)
    await core.draft.put(mina, { change, fact: MIN, value: '120', replaces: '100' })
    await core.draft.put(jun, { change, fact: 'copy:en:home.title', value: 'Start', replaces: 'Home' })
    expect((await core.draft.list()).map(({ fact, actor }) => ({ fact, actor }))).toEqual([
      { fact: 'copy:en:home.title', actor: 'jun' },
      { fact: MIN, actor: 'mina' },
    ])
    expect((await core.changes.list()).changes).toHaveLength(1)
  })

  it('shows both values when they edit one fact', async () => {
    const core = await booted()
    const { draft } = core
    const change = await sharedChange(core, jun)
    await draft.put(mina, { change, fact: MIN, value: '120', replaces: '100' })
    const meeting = draft.put(jun, { change, fact: MIN, value: '300', replaces: '100' })
    await expect(meeting).rejects.toThrow(EditConflict)
    await expect(meeting).rejects.toMatchObject({ details: { fact: MIN, yours: '300', theirs: '120', by: 'mina' } })
    await draft.put(jun, { change, fact: MIN, value: '300', replaces: '120' })
    expect(await draft.list()).toMatchObject([{ value: '300', actor: 'jun', replaces: '100' }])
  })

  it('lets one of many concurrent edits of a fact win', async () => {
    const core = await booted()
    const people = ['a', 'b', 'c', 'd'].map((name): Actor => ({ name, role: 'editor' }))
    const change = await sharedChange(core, ...people)
    const outcomes = await Promise.allSettled(
      people.map((actor) =>
        core.draft.put(actor, { change, fact: MIN, value: `12${actor.name.charCodeAt(0)}`, replaces: '100' }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await core.draft.list()).toHaveLength(1)
  })

  it('is edited only by those who joined, and no longer by those who left', async () => {
    const core = await booted()
    const change = await sharedChange(core)
    const request = { change, fact: MIN, value: '120', replaces: '100' }
    await expect(core.draft.put(jun, request)).rejects.toThrow(NotYourChange)
    await core.changes.join(jun, change)
    await core.draft.put(jun, request)
    expect(await core.changes.leave(jun, change)).toBe(true)
    await expect(core.draft.put(jun, { ...request, value: '130', replaces: '120' })).rejects.toThrow(NotYourChange)
    await expect(core.draft.remove(jun, MIN, change)).rejects.toThrow(NotYourChange)
    expect(await core.draft.list()).toMatchObject([{ value: '120', actor: 'jun' }])
  })
})

describe('moving an edit', () => {
  const TITLE = 'copy:en:home.title'
  const editsOf = async ({ changes }: Core, change: string) =>
    (await changes.list()).changes.find(({ id }) => id === change)?.edits

  it('takes it as it is into another change of the actor’s, once, or into a new one', async () => {
    const core = await booted()
    const { draft, changes, store } = core
    const from = await sharedChange(core, jun)
    await draft.put(jun, { change: from, fact: MIN, value: '120', replaces: '100' })
    await draft.put(mina, { change: from, fact: TITLE, value: 'Start', replaces: 'Home' })
    const { id: to } = await changes.add(mina, 'Monday')
    expect(await draft.move(mina, { change: from, facts: [MIN, MIN], to })).toBe(to)
    const moved = { fact: MIN, value: '120', replaces: '100', actor: 'jun' }
    expect(await editsOf(core, from)).toMatchObject([{ fact: TITLE }])
    expect(await editsOf(core, to)).toMatchObject([moved])
    expect(await store.listAudit({ limit: 1 })).toMatchObject([
      { actor: 'mina', action: 'draft.move', subject: MIN, details: { value: '120', by: 'jun', to: { id: to } } },
    ])
    const begun = await draft.move(mina, { change: from, facts: [TITLE], name: ' Later ' })
    expect(await editsOf(core, begun)).toMatchObject([{ fact: TITLE, actor: 'mina' }])
    expect((await changes.list()).changes.find(({ id }) => id === begun)).toMatchObject({
      name: 'Later',
      owner: 'mina',
    })
  })

  it('is refused, and leaves it where it is, where it is not, or the other change edits its fact or is not joined', async () => {
    const core = await booted()
    const { draft, changes } = core
    const from = await sharedChange(core)
    await draft.put(mina, { change: from, fact: MIN, value: '120', replaces: '100' })
    const { id: same } = await changes.add(mina, 'Monday')
    await draft.put(mina, { change: same, fact: MIN, value: '130', replaces: '100' })
    const { id: others } = await changes.add(jun, 'Tuesday')
    const move = (to: string, fact = MIN) => draft.move(mina, { change: from, facts: [fact], to })
    await expect(move(same)).rejects.toThrow(AlreadyInChange)
    await expect(move(from)).rejects.toThrow(AlreadyInChange)
    await expect(move(others)).rejects.toThrow(NotYourChange)
    await expect(move('gone')).rejects.toThrow(UnknownChange)
    await expect(move(others, TITLE)).rejects.toThrow(NotYourChange)
    await expect(draft.move(mina, { change: from, facts: [TITLE] })).rejects.toThrow(NotInChange)
    await expect(draft.move(jun, { change: from, facts: [MIN], to: others })).rejects.toThrow(NotYourChange)
    expect(await Promise.all([from, same, others].map(async (id) => (await editsOf(core, id))?.length))).toEqual([
      1, 1, 0,
    ])
  })

  it('says which edit was changed meanwhile', async () => {
    const core = await booted()
    const { draft, store } = core
    const from = await sharedChange(core, jun)
    await draft.put(mina, { change: from, fact: MIN, value: '120', replaces: '100' })
    const move = store.moveEdits.bind(store)
    vi.spyOn(store, 'moveEdits').mockImplementationOnce(async (...given) => {
      await draft.put(jun, { change: from, fact: MIN, value: '300', replaces: '120' })
      return move(...given)
    })
    await expect(draft.move(mina, { change: from, facts: [MIN] })).rejects.toMatchObject({
      details: { fact: MIN, theirs: '300', by: 'jun' },
    })
    expect((await core.changes.list()).changes).toHaveLength(1)
  })
})

describe('a change of one’s own', () => {
  it('is made by the first edit, once, although two come at the same moment', async () => {
    const { draft, changes, store } = await booted()
    const made = await Promise.all([
      draft.put(mina, { fact: MIN, value: '120', replaces: '100' }),
      draft.put(mina, { fact: 'copy:en:home.title', value: 'Start', replaces: 'Home' }),
    ])
    const [own, ...others] = (await changes.list()).changes
    expect(others).toEqual([])
    expect(own).toMatchObject({ name: '', owner: 'mina', members: [] })
    expect(own?.edits).toHaveLength(2)
    expect(made.map((edit) => edit?.change)).toEqual([own?.id, own?.id])
    expect(await store.listAudit({ limit: 9, action: 'change.add' })).toHaveLength(1)
  })

  it('is not made by an edit that changes nothing', async () => {
    const { draft, changes } = await booted()
    expect(await draft.put(mina, { fact: MIN, value: '100', replaces: '100' })).toBeUndefined()
    expect((await changes.list()).changes).toEqual([])
  })

  it('holds another value of the same fact than somebody else’s', async () => {
    const { draft, changes } = await booted()
    await draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    await draft.put(jun, { fact: MIN, value: '300', replaces: '100' })
    const values = (await changes.list()).changes.map(({ owner, edits }) => [owner, edits[0]?.value])
    expect(Object.fromEntries(values)).toEqual({ jun: '300', mina: '120' })
    expect(await draft.find(jun, MIN)).toMatchObject({ value: '300' })
  })

  it.each(['published', 'dropped'] as const)(
    'that is %s while an edit comes leaves the edit to the next',
    async (how) => {
      const core = await booted()
      const { draft, publisher, changes, store } = core
      await draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
      const [first] = (await changes.list()).changes
      const put = store.putEdit.bind(store)
      vi.spyOn(store, 'putEdit').mockImplementationOnce(async (...edit) => {
        if (how === 'published') await publisher.publish('mina', { reason: 'r', expectedSeq: 1 })
        else await changes.drop(mina, first?.id ?? '')
        return put(...edit)
      })
      const made = await draft.put(mina, { fact: 'copy:en:home.title', value: 'Start', replaces: 'Home' })
      expect(made).toMatchObject({ edit: { value: 'Start', replaces: 'Home' } })
      expect(made?.change).not.toBe(first?.id)
      expect((await changes.list()).changes).toMatchObject([{ id: made?.change, edits: [{ value: 'Start' }] }])
    },
  )

  it('takes no edit any more once it is dropped, when the edit names it', async () => {
    const { draft, changes } = await booted()
    const { id: change } = await changes.add(mina, '')
    await changes.drop(mina, change)
    await expect(draft.put(mina, { change, fact: MIN, value: '120', replaces: '100' })).rejects.toThrow(UnknownChange)
    expect((await changes.list()).changes).toEqual([])
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

  it('notes in the audit who edited and who discarded, and in which change', async () => {
    const core = await booted()
    const { draft, store } = core
    const id = await sharedChange(core, jun)
    await draft.put(mina, { fact: MIN, value: '120', replaces: '100' })
    expect(await draft.remove(jun, MIN)).toBe(true)
    expect(await draft.remove(jun, MIN)).toBe(false)
    const change = { id, name: 'Friday', owner: 'mina' }
    expect(await store.listAudit({ limit: 2 })).toMatchObject([
      { action: 'draft.remove', actor: 'jun', details: { value: '120', by: 'mina', change } },
      { action: 'draft.edit', actor: 'mina', details: { value: '120', replaces: '100', change } },
    ])
  })
})

describe('several edits at once', () => {
  const HOME = 'copy:en:home.title'

  it('make one change, and one that is back at the live value leaves it', async () => {
    const { draft, store } = await booted()
    const { edits, change } = await draft.putAll(mina, {
      edits: [
        { fact: HOME, value: 'Start', replaces: 'Home' },
        { fact: MIN, value: '120', replaces: '100' },
      ],
    })
    expect(edits).toMatchObject([{ value: 'Start' }, { value: '120' }])
    const again = await draft.putAll(mina, {
      ...(change !== undefined && { change }),
      edits: [
        { fact: HOME, value: 'Home', replaces: 'Start' },
        { fact: MIN, value: '130', replaces: '120' },
      ],
    })
    expect(again.edits).toMatchObject([undefined, { value: '130' }])
    expect(await draft.list()).toMatchObject([{ fact: MIN, value: '130', replaces: '100' }])
    const log = await store.listAudit({ limit: 4, actor: 'mina' })
    expect(log.map(({ action }) => action)).toEqual(['draft.edit', 'draft.remove', 'draft.edit', 'draft.edit'])
  })

  it('are none of them made where one is refused', async () => {
    const { draft } = await booted()
    const home = { fact: HOME, value: 'Start', replaces: 'Home' }
    const stale = draft.putAll(mina, { edits: [home, { fact: MIN, value: '120', replaces: '90' }] })
    await expect(stale).rejects.toMatchObject({ code: 'edit-conflict', details: { fact: MIN, theirs: '100' } })
    const unknown = draft.putAll(mina, { edits: [home, { fact: 'weather:today', value: 'x', replaces: null }] })
    await expect(unknown).rejects.toThrow(UnknownFact)
    await expect(unknown).rejects.toMatchObject({ message: expect.stringContaining('weather:today') })
    expect(await draft.list()).toEqual([])
  })

  it('are checked together, however many they are', async () => {
    const keys = Array.from({ length: 500 }, (_, index) => `home.text${index}`)
    const texts = JSON.stringify(Object.fromEntries(keys.map((key) => [key, '글'])))
    const files = testBaseline.files.map((file) => (file.path.startsWith('copy/') ? { ...file, text: texts } : file))
    const core = await createTestCore({ baseline: { id: addressOf(files), files } })
    await core.publisher.boot()
    const edits = keys.map((key) => ({ fact: `copy:kor:${key}`, value: '새 글', replaces: '글' }))
    expect((await core.draft.putAll(mina, { edits })).edits).toHaveLength(500)
    expect(await core.draft.list()).toHaveLength(500)
  })
})
