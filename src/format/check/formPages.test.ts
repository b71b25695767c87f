import { expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { host, sampleFiles, sampleScreen } from '../testing/sampleDocuments.ts'

const sample = sampleScreen(['title'], 'records.title') as { readonly body: readonly object[] }
const title = 'records.title'
const text = { type: 'string' }

/** What is wrong with a form of three fields, one of them hidden, on these pages. */
function issuesOf(...pages: readonly (readonly [id: string, ...fields: readonly string[]])[]) {
  const form = {
    id: 'form',
    type: 'form',
    schema: { type: 'object', properties: { name: text, paper: text, from: text } },
    fields: { name: { label: title }, paper: { label: title }, from: { label: title, widget: 'hidden', start: 'x' } },
    pages: pages.map(([id, ...fields]) => ({ id, title, fields })),
    submit: { label: 'common.ok', do: [{ go: '/records' }] },
  }
  const files = sampleFiles({ 'screens/records.json': { ...sample, body: [...sample.body, form] } })
  return checkDocuments(files, host).issues.map(({ message, hint }) => [message, hint])
}

it('takes a form whose fields are on one page each', () => {
  expect(issuesOf(['who', 'name'], ['papers', 'paper'])).toEqual([])
})

it.each([
  [
    'a field on no page',
    [
      ['who', 'name'],
      ['more', 'from'],
    ] as const,
    '"paper" is on no page, so nobody could fill it in.',
    'Name it among the "fields" of one page.',
  ],
  [
    'a field on two pages',
    [
      ['who', 'name', 'paper'],
      ['papers', 'paper'],
    ] as const,
    '"paper" is already on the page "who".',
    'A field is on one page: take it off one of them.',
  ],
  [
    'a name that is no field',
    [
      ['who', 'name', 'papr'],
      ['papers', 'paper'],
    ] as const,
    'The form has no field "papr".',
    'Did you mean "paper"?',
  ],
  [
    'two pages of one name',
    [
      ['who', 'name'],
      ['who', 'paper'],
    ] as const,
    'Another page of this form is called "who" as well.',
    'Give each page an id of its own.',
  ],
])('names %s', (_, pages, message, hint) => {
  expect(issuesOf(...pages)).toEqual([[message, hint]])
})
