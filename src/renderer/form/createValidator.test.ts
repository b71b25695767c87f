import { Ajv } from 'ajv'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldSchema, FormSchema } from '../../format/blocks/form.ts'
import { createValidator } from './createValidator.ts'
import { formats } from './formats.ts'
import { shippedFormSchemas } from './testing/shippedFormSchemas.ts'

const schemas: Record<string, FormSchema> = {
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
      count: { type: 'integer', minimum: 1, maximum: 5 },
      rate: { type: 'number', minimum: 0 },
      state: { type: 'number', enum: [0, 1, 4] },
    },
  },
}

/** Values a field may meet: what fits, what nearly fits and what does not fit at all. */
function valuesOf({ type, pattern, enum: allowed, const: only }: FieldSchema): fc.Arbitrary<unknown> {
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
    fc.constantFrom(undefined, null, true, 0, 'x'),
  )
}

const verdict = (errors: readonly { field: string; keyword: string }[]) =>
  [...new Set(errors.map(({ field, keyword }) => `${field}:${keyword}`))].sort()

describe('createValidator', () => {
  it.each(Object.entries(schemas))('judges %s as AJV does', (_, schema) => {
    const ajv = new Ajv({ allErrors: true, strict: false })
    for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate })
    const judge = ajv.compile(schema)
    const validator = createValidator()
    const values = fc.record(
      Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, valuesOf(field)])),
      { requiredKeys: [] },
    )

    fc.assert(
      fc.property(values, (value) => {
        judge(JSON.parse(JSON.stringify(value)))
        const expected = (judge.errors ?? []).map(({ instancePath, keyword, params }) => ({
          field: `${instancePath.slice(1)}${(params as { missingProperty?: string }).missingProperty ?? ''}`,
          keyword,
        }))
        const { errors } = validator.validateFormData(value, schema as object)
        const actual = errors.map(({ property, name }) => ({ field: String(property).slice(1), keyword: String(name) }))
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
    const { errors, errorSchema } = createValidator().validateFormData({ name: 'ab' }, schema)
    expect(errors).toMatchObject([{ name: 'minLength', property: '.name', params: { limit: 3 } }])
    expect(errorSchema).toEqual({ name: { __errors: ['minLength'] } })
  })

  it('names the field that is missing', () => {
    const { errors } = createValidator().validateFormData({}, schema)
    expect(errors).toMatchObject([{ name: 'required', property: '.name', params: { missingProperty: 'name' } }])
  })

  it('takes a value that was cleared to undefined for a missing one', () => {
    const { errors } = createValidator().validateFormData({ name: undefined }, schema)
    expect(errors.map(({ name }) => name)).toEqual(['required'])
    expect(createValidator().validateFormData(undefined, schema).errors).toHaveLength(1)
  })

  it('lets the caller word the errors and add its own', () => {
    const { errorSchema } = createValidator<{ name?: string }>().validateFormData(
      { name: 'ab' },
      schema,
      (_, handler) => {
        handler.name?.addError('taken')
        return handler
      },
      (errors) => errors.map((error) => ({ ...error, message: 'too short' })),
    )
    expect(errorSchema).toMatchObject({ name: { __errors: ['too short', 'taken'] } })
  })

  it('resolves the definitions of the root when it asks about a part', () => {
    const root = { definitions: { word: { type: 'string' as const, minLength: 2 } } }
    const part = { type: 'object' as const, properties: { word: { $ref: '#/definitions/word' } } }
    expect(createValidator().isValid(part, { word: 'ab' }, root)).toBe(true)
    expect(createValidator().isValid(part, { word: 'a' }, root)).toBe(false)
  })

  it('reports what was deep inside a list and an object', () => {
    const nested = {
      type: 'object' as const,
      properties: {
        rows: {
          type: 'array' as const,
          items: { type: 'object' as const, required: ['a/b'], properties: { 'a/b': { type: 'number' as const } } },
        },
      },
    }
    const { errors } = createValidator().validateFormData({ rows: [{ 'a/b': 1 }, {}] }, nested)
    expect(errors).toMatchObject([{ name: 'required', property: '.rows.1.a/b' }])
  })

  it('holds no schema for valid that it cannot read', () => {
    const broken = { type: 'string' as const, pattern: '(' }
    expect(createValidator().isValid(broken, 'x', broken)).toBe(false)
    expect(createValidator().rawValidation(broken, 'x').validationError).toBeInstanceOf(Error)
  })
})
