import { expect, it } from 'vitest'
import { contractWith } from '../../../tests/language/languageSite.ts'
import { checkDocuments } from '../checkDocuments.ts'
import { host, sampleFiles, sampleScreen } from '../testing/sampleDocuments.ts'

const sample = sampleScreen(['title'], 'records.title') as { readonly body: readonly object[] }
const contract = contractWith({
  uploadPaper: { takes: { file: 'file' }, gives: { id: 'string' } },
  uploadNamed: { takes: { file: 'file', name: 'string' }, gives: { id: 'string' } },
})

/** What is wrong with a form of one field for files. */
function issuesOf(schema: object, ui: object, within = false) {
  const field = { label: 'records.title', widget: 'files', call: 'uploadPaper', ...ui }
  const form = {
    id: 'form',
    type: 'form',
    schema: {
      type: 'object',
      properties: { file: within ? { type: 'object', properties: { side: schema } } : schema },
    },
    fields: { file: within ? { label: 'records.title', widget: 'group', fields: { side: field } } : field },
    submit: { label: 'common.ok', do: [{ go: '/records' }] },
  }
  const files = sampleFiles({
    'screens/records.json': { ...sample, body: [...sample.body, form] },
  })
  return checkDocuments(files, { ...host, contract }).issues.map(({ message }) => message)
}

const list = { type: 'array', maxItems: 3, items: { type: 'string' } }

it('takes a file, or some, and a file within a group', () => {
  expect(issuesOf({ type: 'string' }, { accept: ['picture', 'pdf'] })).toEqual([])
  expect(issuesOf(list, {})).toEqual([])
  expect(issuesOf({ type: 'string' }, {}, true)).toEqual([])
})

it.each([
  ['a number', { type: 'integer' }, {}, 'The input files gives no integer.'],
  [
    'a list without a most',
    { ...list, maxItems: undefined },
    {},
    '"file" needs "maxItems": members are told how many files it takes.',
  ],
  [
    'a list of numbers',
    { ...list, items: { type: 'integer' } },
    {},
    'The rows of a list are objects: each holds fields by name.',
  ],
  ['no call', { type: 'string' }, { call: undefined }, '"file" needs "call": what takes its files.'],
  [
    'a call without a file',
    { type: 'string' },
    { call: 'getBalance' },
    '"getBalance" does not take a file and give its id.',
  ],
  [
    'a call that gives an address',
    { type: 'string' },
    { call: 'uploadImage' },
    '"uploadImage" does not take a file and give its id.',
  ],
  [
    'a call that wants more',
    { type: 'string' },
    { call: 'uploadNamed' },
    '"uploadNamed" does not take a file and give its id.',
  ],
  [
    'a call for a text',
    { type: 'string' },
    { widget: 'text' },
    'The input text takes no files, so "call" says nothing here.',
  ],
  [
    'rows of texts',
    list,
    { widget: 'rows', call: undefined, fields: {} },
    'The rows of a list are objects: each holds fields by name.',
  ],
])('names %s', (_, schema, ui, message) => {
  expect(issuesOf(schema, ui)).toEqual([message])
})

it('takes one file only within a group', () => {
  expect(issuesOf(list, {}, true)).toEqual(['Within rows or a group a field takes a single file.'])
})
