import { expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { host, sampleFiles, sampleScreen } from '../testing/sampleDocuments.ts'

const sample = sampleScreen(['title'], 'records.title') as { readonly body: readonly object[] }

/** What is wrong with a form of one number. */
function issuesOf(schema: object, ui: object) {
  const form = {
    id: 'form',
    type: 'form',
    schema: { type: 'object', properties: { count: schema } },
    fields: { count: { label: 'records.title', widget: 'number', ...ui } },
    submit: { label: 'common.ok', do: [{ go: '/records' }] },
  }
  const files = sampleFiles({ 'screens/records.json': { ...sample, body: [...sample.body, form] } })
  return checkDocuments(files, host).issues.map(({ message }) => message)
}

it('takes a number with bounds and a step, also of data', () => {
  expect(issuesOf({ type: 'integer', minimum: 1, maximum: 9 }, { step: 2 })).toEqual([])
  expect(issuesOf({ type: 'number' }, { min: '=1.5 + 1.0', max: "=decimal('9')", step: 0.5 })).toEqual([])
})

it.each([
  ['a text', { type: 'string' }, {}, 'The input number gives no string.'],
  [
    'a bound below 0',
    { type: 'integer', minimum: -5 },
    {},
    'The input number takes digits only, and so nothing below 0.',
  ],
  [
    'bounds that leave nothing',
    { type: 'integer', maximum: 3 },
    { min: 4 },
    'The smallest number, 4, is above the largest, 3.',
  ],
  ['a half of a whole number', { type: 'integer' }, { step: 0.5 }, '"count" is a whole number, but its "step" is 0.5.'],
  ['a step of nothing', { type: 'integer' }, { step: 0 }, expect.stringContaining('0')],
  ['a step of a text', { type: 'string' }, { widget: 'text', step: 1 }, 'The input text has no "step".'],
])('names %s', (_, schema, ui, message) => {
  expect(issuesOf(schema, ui)).toEqual([message])
})
