import { describe, expect, it } from 'vitest'
import { createFakeDesk, type FakeDeskOptions } from '../../testing/createFakeDesk.ts'
import { createDraft } from './createDraft.ts'
import { findConflict } from './findConflict.ts'

const CARDS = 'settings:/cards/max'

async function openDraft(options?: FakeDeskOptions) {
  const api = createFakeDesk(options)
  const draft = createDraft(api, { owner: 'mina' })
  await draft.load()
  return { api, draft, conflict: () => findConflict(draft.getSnapshot(), CARDS) }
}

describe('two values of one fact', () => {
  it('conflict when a deploy changes the value under an edit, until one of them is kept', async () => {
    const { api, draft, conflict } = await openDraft()
    draft.edit(CARDS, 7)
    await draft.flush()
    expect(conflict()).toBeUndefined()
    api.deploy(CARDS, 9)
    await draft.refresh()
    expect(conflict()).toMatchObject({ kind: 'live', mine: 7, theirs: 9, was: 5, who: 'mina' })
    draft.edit(CARDS, 7, { decided: true })
    await draft.flush()
    expect(conflict()).toBeUndefined()
    expect(api.edits()).toMatchObject([{ value: 7, replaces: 9 }])
  })

  it('no longer conflict when the live one is taken', async () => {
    const { api, draft, conflict } = await openDraft()
    draft.edit(CARDS, 7)
    await draft.flush()
    api.deploy(CARDS, 9)
    await draft.refresh()
    await draft.undo(CARDS)
    expect(conflict()).toBeUndefined()
    expect(api.edits()).toEqual([])
  })

  it('do not conflict when the draft has what became live', async () => {
    const { api, draft, conflict } = await openDraft()
    draft.edit(CARDS, 7)
    await draft.flush()
    api.deploy(CARDS, 7)
    await draft.refresh()
    expect(conflict()).toBeUndefined()
  })

  it('conflict when a build ships another value than the one an operator changed', async () => {
    const { draft, conflict } = await openDraft({
      conflicts: [
        { fact: CARDS, operator: 7, shippedThen: 5, shippedNow: 9, actor: 'jun', at: '2026-03-02T05:00:00Z' },
      ],
    })
    expect(conflict()).toMatchObject({ kind: 'build', mine: 7, theirs: 9, was: 5, who: 'jun' })
    draft.edit(CARDS, 7, { decided: true })
    await draft.flush()
    expect(conflict()).toBeUndefined()
  })
})
