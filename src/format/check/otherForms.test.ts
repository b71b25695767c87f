import { expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import { host, sampleFiles, sampleScreen } from '../testing/sampleDocuments.ts'

const sample = sampleScreen(['title'], 'records.title') as {
  readonly body: readonly object[]
  readonly values: object
}

/** A form that must be filled in, with one field. */
const form = (id: string, field: string, rules: readonly object[] = []) => ({
  id,
  type: 'form',
  schema: { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'decimal' } } },
  fields: { [field]: { label: 'record.amount', widget: 'amount' } },
  rules,
  submit: { label: 'common.ok', do: [{ go: '/records' }] },
})
const rule = (assert: string) => [{ assert, at: 'sum', message: 'common.notYet' }]

const issuesOf = (forms: readonly object[], values: object = {}) =>
  checkDocuments(
    sampleFiles({
      'screens/records.json': { ...sample, values: { ...sample.values, ...values }, body: [...sample.body, ...forms] },
    }),
    host,
  ).issues

it('lets a form read the other forms of its screen by their ids', () => {
  const own = form('own', 'sum', rule("=form.sum > form.other.?amount.orValue(decimal('0'))"))
  expect(issuesOf([own, form('other', 'amount')])).toEqual([])
})

it('reads a field of the form itself where another form has its name', () => {
  const own = form('own', 'sum', rule('=form.sum > 1'))
  expect(issuesOf([own, form('sum', 'amount')])).toEqual([])
})

it.each([
  ['by a value of the screen', [form('other', 'amount')], { sum: '=form.amount + 1' }],
  ['by another form', [form('other', 'amount'), form('own', 'sum', rule('=form.sum > form.other.amount'))], {}],
])('says that a field of a form which nobody has filled in may be absent: %s', (_, forms, values) => {
  expect(issuesOf(forms, values)).toEqual([
    expect.objectContaining({ code: 'absent-field', hint: expect.stringContaining('.?amount') }),
  ])
})

it('names the form that has a field which this one lacks', () => {
  const forms = [form('other', 'amount'), form('own', 'sum', rule('=form.sum > form.amount'))]
  expect(issuesOf(forms)).toEqual([
    expect.objectContaining({
      message: '"form" has no field "amount".',
      hint: '"other" has it: write form.other.?amount.',
    }),
  ])
})
