import { describe, expect, it } from 'vitest'
import { checkDocuments } from '../checkDocuments.ts'
import type { SourceFile } from '../SourceFile.ts'
import { documentFile, documentsWithParts, lastBlocks, wordsAt } from '../testing/partDocuments.ts'
import { host, sampleDocuments, sampleFiles } from '../testing/sampleDocuments.ts'
import { writtenOut } from './writtenOut.ts'

const screen = sampleDocuments['screens/records.json'] as { readonly body: readonly object[] }

/** A use of a part anywhere says that the documents are an author's own, and not those of the desk. */
const note = { format: 1, id: 'note', gives: 'block', part: { id: 'one', type: 'text', text: 'common.ok' } }
const form = (values: object, more: object = {}) => ({
  id: 'send',
  type: 'form',
  schema: { type: 'object', required: ['amount'], properties: { amount: { type: 'string', format: 'decimal' } } },
  values,
  fields: { amount: { label: 'record.amount', widget: 'amount', currency: 'krw' } },
  submit: { label: 'common.ok', do: [{ go: '/records' }] },
  ...more,
})
const rule = (assert: string) => ({ rules: [{ assert, at: 'amount', message: 'common.notYet' }] })

const documents = (blocks: readonly object[], parts: readonly { readonly id: string }[] = [note]) =>
  documentsWithParts(blocks, parts)

const issuesOf = (files: readonly SourceFile[]) => checkDocuments(files, host).issues

describe('names of a form or a row', () => {
  it('stand in full where the form reads them, the ones before them too', () => {
    const block = form(
      { fee: '=form.amount * 2', sum: '=form.amount + value.fee' },
      rule('=value.sum > value.min && value.fee < 5 || data.range.max_price > value.sum'),
    )
    const files = documents([block])
    expect(lastBlocks(files)).toEqual([
      {
        ...form(
          {},
          rule(
            '=(form.amount + (form.amount * 2)) > value.min && (form.amount * 2) < 5 || data.range.max_price > (form.amount + (form.amount * 2))',
          ),
        ),
        values: undefined,
      },
    ])
    expect(issuesOf(files)).toEqual([])
  })

  it('are written out in a row, and in what stands within it', () => {
    const [list = {}, ...rest] = screen.body
    const row = {
      values: { twice: '=row.amount * 2' },
      title: '=row.out_trade_no',
      cells: [{ label: 'record.amount', value: '=value.twice', as: 'krw' }],
    }
    const files = [
      ...sampleFiles({ 'screens/records.json': { ...screen, body: [{ ...list, row }, ...rest] } }),
      documentFile('parts/note.json', note),
    ]
    expect(issuesOf(files)).toEqual([])
    const text = writtenOut(files).find(({ path }) => path === 'screens/records.json')?.text
    expect(JSON.parse(text ?? '')).toMatchObject({
      body: [
        {
          row: { title: '=row.out_trade_no', cells: [{ label: 'record.amount', value: '=row.amount * 2', as: 'krw' }] },
        },
        ...rest,
      ],
    })
    expect(text).not.toContain('twice')
  })

  it('read what the part around them is given, and are read by what a use gives', () => {
    const part = {
      format: 1,
      id: 'send',
      gives: 'block',
      takes: { most: 'amount', holds: 'bool' },
      part: form({ left: '=part.most - form.amount' }, rule('=value.left > 0 && part.holds')),
    }
    const use = { use: 'send', with: { most: '=value.min', holds: '=value.left < 7' } }
    const files = documents([use], [part])
    expect(lastBlocks(files)).toMatchObject([rule('=(value.min - form.amount) > 0 && ((value.min - form.amount) < 7)')])
    expect(issuesOf(files)).toEqual([])
  })

  it('leave a variable of a macro alone that is called value', () => {
    const block = form({ fee: '=form.amount' }, rule('=[1].all(value, value > 0) && value.fee > 1'))
    expect(lastBlocks(documents([block]))).toMatchObject([rule('=[1].all(value, value > 0) && form.amount > 1')])
  })

  it('that are wrong are told once, at their words', () => {
    const block = form({ fee: '=form.amonut * 2' }, rule('=value.fee > 1 && value.fee < 5'))
    const files = documents([block])
    const issues = issuesOf(files)
    expect(issues).toEqual([
      expect.objectContaining({
        document: 'screens/records.json',
        path: expect.stringMatching(/\/values\/fee$/),
        hint: expect.stringContaining('"amount"'),
      }),
    ])
    expect(issues[0] && wordsAt(issues[0], files)).toMatch(/amonut/)
  })

  it.each<readonly [what: string, values: object, assert: string, issue: object]>([
    [
      'a name that the screen has',
      { min: '=form.amount' },
      '=value.min > 1',
      { code: 'duplicate-id', message: 'The screen has a value "min" already.' },
    ],
    [
      'no name',
      { Fee: '=form.amount' },
      '=form.amount > 1',
      { code: 'shape', message: '"Fee" cannot be the name of a value.' },
    ],
    ['no expression', { fee: 5 }, '=value.fee > 1', { code: 'shape', message: 'An expression is needed here.' }],
    [
      'half an expression',
      { fee: '=form.amount +' },
      '=value.fee > 1 && value.fee > 2',
      { code: 'expression', message: 'The expression ends too early.' },
    ],
    [
      'a name that nothing reads',
      { fee: '=form.amount' },
      '=form.amount > 1',
      { code: 'unused-source', severity: 'warning', message: 'Nothing reads the value "fee".' },
    ],
  ])('are one issue at their place: %s', (_, values, assert, issue) => {
    expect(issuesOf(documents([form(values, rule(assert))]))).toEqual([
      expect.objectContaining({ path: expect.stringContaining('/values/'), ...issue }),
    ])
  })

  it('are one issue where the names are not an object', () => {
    expect(issuesOf(documents([form([])]))).toEqual([
      expect.objectContaining({ code: 'shape', message: '"values" is an object of names and expressions.' }),
    ])
  })

  it('are refused in a document that is stored at the desk', () => {
    expect(issuesOf(documents([form({ fee: '=form.amount' }, rule('=value.fee > 1'))], []))).toEqual([
      expect.objectContaining({
        path: expect.stringMatching(/\/values$/),
        message: 'Names of a form or a row are written out before the desk sees a document.',
      }),
    ])
  })

  it('that name each other again and again end as too long an expression', () => {
    const names = Array.from({ length: 40 }, (_, index) => [
      `v${index}`,
      index === 0 ? '=form.amount' : `=value.v${index - 1} + value.v${index - 1}`,
    ])
    expect(issuesOf(documents([form(Object.fromEntries(names), rule('=value.v39 > 1'))]))).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('too large') }),
    )
  })
})

describe('an expression that a part is given', () => {
  const part = (type: string, assert: string) => ({
    format: 1,
    id: 'send',
    gives: 'block',
    takes: { given: type },
    part: { ...form({}, rule(assert)), values: { twice: '=form.amount * 2' } },
  })

  it.each([
    ['amount', '=query.type', '=form.amount > part.given && value.twice > part.given', 'text', 'an amount'],
    ['bool', '=value.min', '=part.given && form.amount > value.twice', 'amount', 'true or false'],
    ['bool', '=value.min', '=part.given || value.twice > 1', 'amount', 'true or false'],
    ['number', "='a'", '=double(form.amount) > part.given && value.twice > 1', 'text', 'a number'],
    ['list', '=value.min', '=size(part.given) > 0 && value.twice > 1', 'amount', 'a list'],
    ['string', '=value.min', "=part.given == 'a' && value.twice > 1", 'amount', 'text'],
  ])('of another type than %s is one issue at the use', (type, given, assert, gives, takes) => {
    const files = documents([{ use: 'send', with: { given } }], [part(type, assert)])
    const issues = issuesOf(files)
    expect(issues).toEqual([
      expect.objectContaining({
        document: 'screens/records.json',
        path: expect.stringMatching(/\/with\/given$/),
        code: 'part',
        message: `This gives ${gives}, but the part takes ${takes} here.`,
      }),
    ])
    expect(issues[0] && wordsAt(issues[0], files)).toContain(given.slice(1))
  })

  it('may be a number where an amount is taken', () => {
    const files = documents(
      [{ use: 'send', with: { given: '=double(query.type)' } }],
      [part('amount', '=form.amount > part.given && value.twice > 1')],
    )
    expect(issuesOf(files)).toEqual([])
  })
})
