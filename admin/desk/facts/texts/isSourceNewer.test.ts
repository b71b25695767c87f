import { expect, it } from 'vitest'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { createDraft } from '../draft/createDraft.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { isSourceNewer } from './cellState.ts'

const KOREAN = 'copy:kor:home.title'
const ENGLISH = 'copy:en:home.title'
const live = (fact: string, at: string) => ({ fact, value: 'x', replaces: 'y', actor: 'mina', at })
const drafted = (fact: string, at: string) => [fact, { ...live(fact, at), rev: 1 }] as const
const early = '2026-03-01T00:00:00.000Z'
const late = '2026-03-02T00:00:00.000Z'

async function judge(part: Partial<DraftSnapshot>) {
  const draft = createDraft(createFakeDesk(), { owner: 'mina' })
  await draft.load()
  return isSourceNewer({ ...draft.getSnapshot(), ...part }, 'home.title', 'en')
}

it.each<[string, Partial<DraftSnapshot>, boolean]>([
  ['all is as it was shipped', {}, false],
  ['only the Korean was edited', { overlay: [live(KOREAN, early)] }, true],
  ['both were, the translation later', { overlay: [live(KOREAN, early), live(ENGLISH, late)] }, false],
  ['both were, the Korean later', { overlay: [live(KOREAN, late), live(ENGLISH, early)] }, true],
  ['both were at once', { overlay: [live(KOREAN, late), live(ENGLISH, late)] }, false],
  ['the change edits the Korean', { overlay: [live(ENGLISH, early)], edits: new Map([drafted(KOREAN, late)]) }, true],
  ['the change edits both', { edits: new Map([drafted(KOREAN, early), drafted(ENGLISH, late)]) }, false],
  [
    'the Korean is being typed',
    {
      edits: new Map([drafted(ENGLISH, late)]),
      pending: new Map([[KOREAN, { value: 'z', base: 'y', phase: { kind: 'waiting' } }]]),
    },
    true,
  ],
  [
    'a build ships another translation beside an operator’s own',
    {
      overlay: [live(ENGLISH, late)],
      conflicts: [{ fact: ENGLISH, operator: 'x', shippedThen: 'y', shippedNow: 'z', actor: 'mina', at: late }],
    },
    true,
  ],
])('knows whether the Korean is newer where %s', async (_, part, isNewer) => {
  expect(await judge(part)).toBe(isNewer)
})

it('has no source of the Korean itself', async () => {
  const draft = createDraft(createFakeDesk(), { owner: 'mina' })
  await draft.load()
  const snapshot = { ...draft.getSnapshot(), overlay: [live(KOREAN, late)] }
  expect(isSourceNewer(snapshot, 'home.title', 'kor')).toBe(false)
})
