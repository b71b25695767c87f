import { describe, expect, it } from 'vitest'
import { createDraft } from '../../facts/draft/createDraft.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { glossary } from '../../facts/texts/glossary.ts'
import { copyRows, findRows } from './copyRows.ts'
import { createTextJudge, findErrors, liveText } from '../../facts/texts/createTextJudge.ts'
import { faultText } from '../../facts/texts/faultText.ts'
import { usesOfKeys } from '../../facts/texts/usesOfKeys.ts'
import { testWords } from '../../testing/testWords.ts'

async function openRows(...edits: readonly (readonly [string, unknown])[]) {
  const snapshot = await openSnapshot(...edits)
  return copyRows(snapshot, createTextJudge({ ...snapshot, glossary }), usesOfKeys(snapshot.live, testWords.en))
}

async function openSnapshot(...edits: readonly (readonly [string, unknown])[]) {
  const api = createFakeDesk()
  for (const [fact, value] of edits) api.editAs('jun', fact, value)
  const draft = createDraft(api, { owner: 'mina' })
  await draft.load()
  return draft.getSnapshot()
}

const keys = (rows: ReturnType<typeof copyRows>) => rows.map(({ key }) => key)

describe('searching the copy', () => {
  it('finds by key and by a text of any language, in any order of words', async () => {
    const rows = await openRows()
    expect(keys(findRows(rows, 'RANGE', 'all'))).toEqual(['recharge.range'])
    expect(keys(findRows(rows, '首页', 'all'))).toEqual(['home.title'])
    expect(keys(findRows(rows, 'won from', 'all'))).toEqual(['recharge.range'])
    expect(keys(findRows(rows, 'nowhere', 'all'))).toEqual([])
  })

  it('filters by what the draft changes and by what is missing or wrong', async () => {
    const rows = await openRows(
      ['copy:en:home.title', 'Start'],
      ['copy:cn:recharge.range', ''],
      ['copy:en:rules.body', 'Please  read'],
    )
    expect(keys(findRows(rows, '', 'drafted'))).toEqual(['home.title', 'recharge.range', 'rules.body'])
    expect(keys(findRows(rows, '', 'missing'))).toEqual(['recharge.range'])
    expect(keys(findRows(rows, '', 'wrong'))).toEqual(['rules.body'])
    expect(keys(findRows(rows, '', 'glossary'))).toEqual([])
  })

  it('finds by the place where members read a text', async () => {
    expect(keys(findRows(await openRows(), 'dialog rules', 'all'))).toContain('rules.body')
  })
})

describe('placeholders', () => {
  it('have to be kept, known and closed', async () => {
    const snapshot = await openSnapshot()
    const problem = (text: string) => {
      const [first] = findErrors(liveText(snapshot.live, 'recharge.range'), text)
      return first && faultText(first, testWords.en)
    }
    expect(problem('{{min, 을/를}} bis {{max}}')).toBeUndefined()
    expect(problem('{{min}} only')).toBe('Keep {{max}}: the app puts a value there.')
    expect(problem('{{min}} {{max}} {{fee}}')).toBe('The app has no value for {{fee}}.')
    expect(problem('{{min}} {{max}} {{max')).toContain('"{{max" is not a placeholder')
    expect(problem(' ')).toBe('Missing: every language needs a text.')
  })
})
