import { isObject } from '../../format/isObject.ts'
import { Big } from 'big.js'
import type { GroupSchema, PropertySchema } from '../../format/blocks/form.ts'
import { isDecimal } from '../../format/isDecimal.ts'
import { isBlank } from './isBlank.ts'

export type FormValues = Readonly<Record<string, unknown>>

/**
 * The values as expressions and calls see them: amounts as Decimals, an unticked box as false, rows as a list. What is
 * empty, or cannot be read yet, is absent.
 */
export function typedValues(schema: GroupSchema, names: Iterable<string>, values: FormValues): FormValues {
  const typed: Record<string, unknown> = {}
  for (const name of names) {
    const field = schema.properties[name]
    const isLeftOut = field?.type === 'object' && !schema.required?.includes(name) && isBlank(values[name])
    const value = field && !isLeftOut ? typedValue(field, values[name]) : undefined
    if (value !== undefined) typed[name] = value
  }
  return typed
}

function typedValue(field: PropertySchema, value: unknown): unknown {
  switch (field.type) {
    case 'boolean':
      return value === true
    case 'number':
    case 'integer':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    case 'string':
      if (typeof value !== 'string' || value === '') return undefined
      if (field.format !== 'decimal') return value
      return isDecimal(value) ? new Big(value) : undefined
    case 'array':
      return rowsOf(value).map((row) => typedValues(field.items, Object.keys(field.items.properties), row))
    case 'object':
      return typedValues(field, Object.keys(field.properties), groupOf(value))
    default:
      return undefined
  }
}

/** The rows of a list; anything else has no rows. */
export const rowsOf = (value: unknown): readonly FormValues[] => (Array.isArray(value) ? value.map(groupOf) : [])

/** The values of a group; anything else has no values. */
export const groupOf = (value: unknown): FormValues => (isObject(value) ? value : {})
