import { expect, test } from 'vitest'
import { typeOfJsonSchema, type JsonSchema } from './typeOfJsonSchema.ts'

const node: JsonSchema = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer' },
    balance: { $ref: '#/components/schemas/Amount' },
    children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
  },
}
const definitions = { Node: node, Amount: { type: ['string', 'number'], format: 'decimal' } }

test.each<[JsonSchema | undefined, unknown]>([
  [{ type: 'string' }, { kind: 'string' }],
  [{ type: 'string', format: 'platform-time' }, { kind: 'string' }],
  [{ type: 'integer' }, { kind: 'double' }],
  [{ type: 'boolean' }, { kind: 'bool' }],
  [{ type: ['string', 'number'], format: 'decimal' }, { kind: 'decimal' }],
  [{ type: ['string', 'number'] }, { kind: 'any' }],
  [{ type: ['string', 'null'] }, { kind: 'optional', of: { kind: 'string' } }],
  [
    { type: ['string', 'null'], format: 'decimal' },
    { kind: 'optional', of: { kind: 'decimal' } },
  ],
  [{ enum: ['1', '2'] }, { kind: 'string' }],
  [{ enum: [1, 2] }, { kind: 'double' }],
  [{ enum: [1, '2'] }, { kind: 'any' }],
  [{ const: 1 }, { kind: 'double' }],
  [
    { type: 'array', items: { type: 'number' } },
    { kind: 'list', of: { kind: 'double' } },
  ],
  [
    { type: 'array', items: { type: ['number', 'null'] } },
    { kind: 'list', of: { kind: 'any' } },
  ],
  [{ type: 'array' }, { kind: 'list', of: { kind: 'any' } }],
  [{ type: 'object' }, { kind: 'object', fields: {}, open: true }],
  [{ type: 'null' }, { kind: 'null' }],
  [{}, { kind: 'any' }],
  [undefined, { kind: 'any' }],
  [{ $ref: '#/components/schemas/Nowhere' }, { kind: 'any' }],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, { kind: 'optional', of: { kind: 'string' } }],
  [{ allOf: [{ $ref: '#/components/schemas/Amount' }] }, { kind: 'decimal' }],
])('%j is %j', (schema, type) => {
  expect(typeOfJsonSchema(schema, definitions)).toEqual(type)
})

test('a property is optional unless it is required or has a default', () => {
  const type = typeOfJsonSchema({
    type: 'object',
    required: ['id', 'note'],
    properties: {
      id: { type: 'number' },
      note: { type: ['string', 'null'] },
      bank: { type: 'string' },
      page: { type: 'number', default: 1 },
    },
  })
  expect(type).toEqual({
    kind: 'object',
    fields: {
      id: { type: { kind: 'double' }, optional: false },
      note: { type: { kind: 'string' }, optional: true },
      bank: { type: { kind: 'string' }, optional: true },
      page: { type: { kind: 'double' }, optional: false },
    },
  })
})

test('a definition inside itself is any', () => {
  expect(typeOfJsonSchema({ $ref: '#/components/schemas/Node' }, definitions)).toEqual({
    kind: 'object',
    fields: {
      id: { type: { kind: 'double' }, optional: false },
      balance: { type: { kind: 'decimal' }, optional: true },
      children: { type: { kind: 'list', of: { kind: 'any' } }, optional: true },
    },
  })
})

test('one of several objects is sure only of what all have', () => {
  const schema: JsonSchema = {
    oneOf: [
      { type: 'object', required: ['kind', 'bank'], properties: { kind: { const: 'bank' }, bank: { type: 'string' } } },
      { type: 'object', required: ['kind'], properties: { kind: { const: 'usdt' }, rate: { type: 'number' } } },
    ],
  }
  expect(typeOfJsonSchema(schema)).toEqual({
    kind: 'object',
    fields: {
      kind: { type: { kind: 'string' }, optional: false },
      bank: { type: { kind: 'string' }, optional: true },
      rate: { type: { kind: 'double' }, optional: true },
    },
  })
})

test('all of several objects has every field of each', () => {
  const type = typeOfJsonSchema(
    {
      allOf: [{ $ref: '#/components/schemas/Node' }, { properties: { name: { type: 'string' } }, required: ['name'] }],
    },
    definitions,
  )
  expect(type.kind === 'object' && Object.keys(type.fields)).toEqual(['id', 'balance', 'children', 'name'])
})
