import { describe, expect, it } from 'vitest'
import { createDraft } from '../../draft/createDraft.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { copyRows, findRows } from './copyRows.ts'
import { placeholderProblem } from './placeholderProblem.ts'
import { testWords } from '../../testing/testWords.ts'

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
    const rows = copyRows(await openSnapshot(), testWords.en.t)
    expect(keys(findRows(rows, 'RANGE', 'all'))).toEqual(['recharge.range'])
    expect(keys(findRows(rows, '首页', 'all'))).toEqual(['home.title'])
    expect(keys(findRows(rows, 'won from', 'all'))).toEqual(['recharge.range'])
    expect(keys(findRows(rows, 'nowhere', 'all'))).toEqual([])
  })

  it('filters by what the draft changes and by what is missing or wrong', async () => {
    const rows = copyRows(
      await openSnapshot(['copy:en:home.title', 'Start'], ['copy:cn:recharge.range', '']),
      testWords.en.t,
    )
    expect(keys(findRows(rows, '', 'drafted'))).toEqual(['home.title', 'recharge.range'])
    expect(keys(findRows(rows, '', 'problems'))).toEqual(['recharge.range'])
  })
})

describe('placeholders', () => {
  it('have to be kept, known and closed', async () => {
    const snapshot = await openSnapshot()
    const problem = (text: string) => placeholderProblem(snapshot, 'recharge.range', text, testWords.en.t)
    expect(problem('{{min, 을/를}} bis {{max}}')).toBeUndefined()
    expect(problem('{{min}} only')).toBe('Keep {{max}}: the app puts a value there.')
    expect(problem('{{min}} {{max}} {{fee}}')).toBe('The app has no value for {{fee}}.')
    expect(problem('{{min}} {{max}} {{max')).toContain('"{{max" is not a placeholder')
    expect(problem(' ')).toBe('Missing: every language needs a text.')
  })
})
