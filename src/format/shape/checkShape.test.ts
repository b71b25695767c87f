import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { definitions } from '../definitions.ts'
import { referenceSchemas } from '../referenceSchemas.ts'
import { ScreenSchema } from '../screen.ts'
import { SettingsSchema } from '../settings.ts'
import { sampleDocuments } from '../testing/sampleDocuments.ts'
import { asShape } from './asShape.ts'
import { checkShape } from './checkShape.ts'
import type { JsonShape } from './JsonShape.ts'

const ajv = new Ajv2020({
  strict: false,
  formats: { date: /^\d{4}-\d{2}-\d{2}$/, 'date-time': true, decimal: true, clock: true },
})
const kinds = [
  { name: 'screen', shape: asShape(ScreenSchema), sample: sampleDocuments['screens/records.json'] },
  { name: 'settings', shape: asShape(SettingsSchema), sample: sampleDocuments['settings.json'] },
]

/** Every place of a value, so that one of them can be spoilt. */
function places(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          places(item, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : []
  return path.length > 0 ? [path, ...inside] : inside
}

function spoil(sample: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(sample)
  const parent = path.slice(0, -1).reduce((at, key) => (at as Record<string | number, unknown>)[key], copy) as Record<
    string | number,
    unknown
  >
  const last = path.at(-1) ?? ''
  if (value === undefined && !Array.isArray(parent)) delete parent[last]
  else parent[last] = value ?? null
  return copy
}

const junk = fc.oneof(
  fc.constant(undefined),
  fc.constant(null),
  fc.integer(),
  fc.boolean(),
  fc.string(),
  fc.constant('=row.x'),
  fc.constant({}),
  fc.constant([]),
  fc.constant({ unknown: 1 }),
  fc.constantFrom('list', 'text', 'member', '/records', 'records.title'),
)

describe('checkShape', () => {
  it.each(kinds)('agrees with AJV on the reference schema of a spoilt $name', ({ name, shape, sample }) => {
    const validate = ajv.compile(referenceSchemas()[`${name}.schema.json`] ?? {})
    const isWhole = (value: unknown) => checkShape(shape, value, definitions).length === 0
    expect(isWhole(sample)).toBe(true)
    expect(validate(sample)).toBe(true)
    fc.assert(
      fc.property(fc.constantFrom(...places(sample)), junk, (path, value) => {
        const spoilt = spoil(sample, path, value)
        expect(isWhole(spoilt), JSON.stringify({ path, value, errors: validate.errors })).toBe(validate(spoilt))
      }),
      { numRuns: 1500, seed: 7 },
    )
  })

  it('names every wrong place at once', () => {
    const shape: JsonShape = {
      type: 'object',
      required: ['a', 'b'],
      additionalProperties: false,
      properties: { a: { type: 'string' }, b: { type: 'number', minimum: 3 } },
    }
    expect(checkShape(shape, { a: 1, b: 2, c: 3 }, {}).map(({ path, code }) => [path.join('/'), code])).toEqual([
      ['a', 'shape'],
      ['b', 'shape'],
      ['c', 'unknown-key'],
    ])
  })

  it('treats a key named like a prototype member as any other', () => {
    const shape: JsonShape = { type: 'object', additionalProperties: false, properties: {} }
    expect(checkShape(shape, JSON.parse('{"__proto__": 1, "constructor": 2}'), {})).toHaveLength(2)
  })
})
