import { expect, it } from 'vitest'
import { createDraft } from '../../../facts/draft/createDraft.ts'
import { createFakeDesk } from '../../../testing/createFakeDesk.ts'
import { type ReturnedEntry, textMark } from './ExchangeEntry.ts'
import { reviewImport } from './reviewImport.ts'

const returned = (part: Partial<ReturnedEntry>): ReturnedEntry => ({
  key: 'home.title',
  locale: 'en',
  source: '홈',
  target: 'Start',
  was: textMark('Home'),
  line: 2,
  ...part,
})

async function review(entries: readonly ReturnedEntry[], ...edits: readonly (readonly [string, unknown])[]) {
  const api = createFakeDesk()
  for (const [fact, value] of edits) api.editAs('jun', fact, value)
  const draft = createDraft(api, { owner: 'mina' })
  await draft.load()
  return reviewImport(draft.getSnapshot(), entries)
}

it('shows only what differs, and counts what does not', async () => {
  const found = await review([
    returned({}),
    returned({ key: 'rules.title', target: 'House rules', was: textMark('House rules'), source: '이용 규칙' }),
    returned({ key: 'rules.body', target: '', was: textMark('Please read') }),
  ])
  expect(found).toEqual({
    changes: [
      { key: 'home.title', locale: 'en', before: 'Home', after: 'Start', refusal: undefined, conflict: undefined },
    ],
    same: 1,
    empty: 1,
  })
})

it('does not take back what was changed here while the translator left it alone', async () => {
  const found = await review([returned({ target: 'Home' })], ['copy:en:home.title', 'Begin'])
  expect(found).toEqual({ changes: [], same: 1, empty: 0 })
})

it('names what was changed here meanwhile, the text or the Korean', async () => {
  const text = await review([returned({})], ['copy:en:home.title', 'Begin'])
  expect(text.changes).toMatchObject([{ before: 'Begin', conflict: 'text' }])
  const source = await review([returned({})], ['copy:kor:home.title', '집'])
  expect(source.changes).toMatchObject([{ before: 'Home', conflict: 'source' }])
})

it('refuses what cannot be saved, is not a text of the app, or is there twice', async () => {
  const { changes } = await review([
    returned({ key: 'recharge.range', target: 'From {{min}}', was: undefined, source: '' }),
    returned({ key: 'no.where' }),
    returned({}),
    returned({ target: 'Begin' }),
  ])
  expect(changes.map(({ key, refusal }) => [key, refusal])).toEqual([
    ['recharge.range', { kind: 'fault', fault: { kind: 'lost', names: ['{{max}}'] } }],
    ['no.where', { kind: 'unknown' }],
    ['home.title', { kind: 'twice' }],
  ])
})

it('refuses a text that is there three times like one that is there twice', async () => {
  const texts = ['Start', 'Begin', 'Begin', 'Start', 'Home']
  for (const order of [texts, texts.toReversed()]) {
    const { changes } = await review(order.map((target) => returned({ target, was: undefined })))
    expect(changes.map(({ refusal }) => refusal)).toEqual([{ kind: 'twice' }])
  }
  const { changes } = await review([returned({}), returned({}), returned({})])
  expect(changes).toMatchObject([{ after: 'Start', refusal: undefined }])
})

it('sees no change in the ends of lines of another system, and keeps none of them', async () => {
  const edits = ['copy:en:rules.body', 'One\nTwo'] as const
  const body = { key: 'rules.body', source: '' }
  const left = returned({ ...body, target: 'One\r\nTwo', was: textMark('One\nTwo') })
  expect(await review([left, { ...left, was: undefined }], edits)).toMatchObject({ changes: [], same: 2 })
  const { changes } = await review([{ ...left, target: 'One\r\nThree' }], edits)
  expect(changes).toMatchObject([{ after: 'One\nThree', conflict: undefined }])
})
