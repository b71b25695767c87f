import { Ajv } from 'ajv'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldSchema, GroupSchema, PropertySchema } from '../../format/blocks/form.ts'
import { isRows } from './formValues.ts'
import { findSchemaProblems, loadRules } from './judgeForm.ts'
import { formats, lateFormats } from '../../format/text/formats.ts'
import { shippedFormSchemas } from './testing/shippedFormSchemas.ts'

const schemas: Record<string, GroupSchema> = {
  ...shippedFormSchemas(),
  'example/everything': {
    type: 'object',
    required: ['name', 'amount', 'agree', 'method'],
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 8 },
      username: { type: 'string', pattern: '^[A-Za-z0-9]{6,16}$' },
      amount: { type: 'string', format: 'decimal' },
      email: { type: 'string', format: 'email', maxLength: 64 },
      birthday: { type: 'string', format: 'date' },
      agree: { type: 'boolean', const: true },
      method: { type: 'string', enum: ['trc20', 'erc20'] },
      wallet: { type: 'string', format: 'usdt-address' },
      count: { type: 'integer', minimum: 1, maximum: 5 },
      rate: { type: 'number', minimum: 0 },
      state: { type: 'number', enum: [0, 1, 4] },
    },
  },
  'example/rows and groups': {
    type: 'object',
    required: ['papers', 'address'],
    properties: {
      papers: {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        items: {
          type: 'object',
          required: ['number', 'kind'],
          properties: {
            kind: { type: 'string', enum: ['passport', 'licence'] },
            number: { type: 'string', pattern: '^[A-Z0-9]{4,8}$', maxLength: 8 },
            fee: { type: 'string', format: 'decimal' },
            notes: {
              type: 'array',
              maxItems: 2,
              items: { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 2 } } },
            },
          },
        },
      },
      address: {
        type: 'object',
        required: ['street'],
        properties: { street: { type: 'string', minLength: 2 }, floor: { type: 'integer', minimum: -3 } },
      },
    },
  },
}

/** Values a field may meet: what fits, what nearly fits and what does not fit at all. */
function valuesOf(schema: PropertySchema): fc.Arbitrary<unknown> {
  if (schema.type === 'object') return fc.oneof({ weight: 9, arbitrary: groupsOf(schema) }, wrong)
  if (isRows(schema))
    return fc.oneof({ weight: 9, arbitrary: fc.array(valuesOf(schema.items), { maxLength: 4 }) }, wrong)
  return singlesOf(schema)
}

const groupsOf = ({ properties }: GroupSchema) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field)])), {
    requiredKeys: [],
  })

const wrong = fc.constantFrom(undefined, null, true, 0, 'x')

function singlesOf({ type, pattern, enum: allowed, const: only }: FieldSchema): fc.Arbitrary<unknown> {
  const texts = [
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 10 }),
    fc.constantFrom(
      '',
      ' ',
      '100',
      '12.50',
      '-1',
      '2024-02-29',
      '2023-02-29',
      'a@b.co',
      'a@b',
      'T9xyz',
      '0xabc',
      '0x52908400098527886E0F7030069857D2E4169EE7',
      'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      '010-1234-5678',
    ),
    ...(pattern === undefined ? [] : [fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })]),
  ]
  return fc.oneof(
    ...(type === 'string' ? texts : []),
    ...(type === 'boolean' ? [fc.boolean()] : []),
    ...(type === 'number' || type === 'integer'
      ? [fc.integer({ min: -2, max: 8 }), fc.double({ noNaN: true, noDefaultInfinity: true })]
      : []),
    ...(allowed === undefined ? [] : [fc.constantFrom(...allowed)]),
    ...(only === undefined ? [] : [fc.constant(only)]),
    wrong,
  )
}

const verdict = (errors: readonly { field: string; keyword: string }[]) =>
  [...new Set(errors.map(({ field, keyword }) => `${field}:${keyword}`))].sort()

describe('findSchemaProblems', () => {
  it.each(Object.entries(schemas))('judges %s as AJV does', async (_, schema) => {
    await loadRules({ schema, fields: {} })
    const ajv = new Ajv({ allErrors: true, strict: false })
    for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate })
    for (const [name, load] of Object.entries(lateFormats))
      ajv.addFormat(name, { type: 'string', validate: await load() })
    const judge = ajv.compile(schema)
    fc.assert(
      fc.property(groupsOf(schema), (value) => {
        judge(JSON.parse(JSON.stringify(value)))
        const expected = (judge.errors ?? []).map(({ instancePath, keyword, params }) => ({
          field: [instancePath, (params as { missingProperty?: string }).missingProperty ?? []]
            .flat()
            .join('/')
            .slice(1),
          keyword,
        }))
        const actual = findSchemaProblems(schema, value).map(({ path, keyword }) => ({
          field: path.join('/'),
          keyword,
        }))
        expect(verdict(actual)).toEqual(verdict(expected))
      }),
      { numRuns: 300 },
    )
  })

  const schema = {
    type: 'object' as const,
    required: ['name'],
    properties: { name: { type: 'string' as const, minLength: 3 } },
  }

  it('names the field, the keyword and its limit', () => {
    expect(findSchemaProblems(schema, { name: 'ab' })).toEqual([{ path: ['name'], keyword: 'minLength', limit: 3 }])
  })

  it('names the field that is missing', () => {
    expect(findSchemaProblems(schema, {})).toEqual([{ path: ['name'], keyword: 'required' }])
  })

  it('takes a value that was cleared to undefined for a missing one', () => {
    expect(findSchemaProblems(schema, { name: undefined })).toEqual([{ path: ['name'], keyword: 'required' }])
  })

  const nested = {
    type: 'object',
    required: ['note'],
    properties: {
      rows: {
        type: 'array',
        items: {
          type: 'object',
          required: ['a/b', 'c'],
          properties: { c: { type: 'string', minLength: 2 }, 'a/b': { type: 'number' } },
        },
      },
      note: { type: 'string' },
    },
  }

  it('names what is deep inside a list and an object by its path', () => {
    expect(findSchemaProblems(nested, { rows: [{ 'a/b': 1, c: 'cc' }, { c: 'cc' }], note: 'x' })).toEqual([
      { path: ['rows', '1', 'a/b'], keyword: 'required' },
    ])
  })

  it('goes from the top to the bottom of the fields, and through rows one after the other', () => {
    const rows = [{ c: 'c' }, { c: 'cc' }]
    expect(findSchemaProblems(nested, { rows }).map(({ path }) => path.join('/'))).toEqual([
      'rows/0/c',
      'rows/0/a/b',
      'rows/1/a/b',
      'note',
    ])
  })

  it('names a list with too few rows before what is wrong in them', () => {
    const schema = { type: 'object', properties: { rows: { ...nested.properties.rows, minItems: 2 } } }
    expect(findSchemaProblems(schema, { rows: [{ 'a/b': 1 }] })).toEqual([
      { path: ['rows'], keyword: 'minItems', limit: 2 },
      { path: ['rows', '0', 'c'], keyword: 'required' },
    ])
  })
})
