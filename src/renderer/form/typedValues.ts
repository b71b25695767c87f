import { Big } from 'big.js'
import type { FieldSchema, FormSchema } from '../../format/blocks/form.ts'
import { formats } from './formats.ts'

export type FormValues = Readonly<Record<string, unknown>>

/**
 * The values as expressions and calls see them: amounts as Decimals, an unticked box as false. What is empty, or cannot
 * be read yet, is absent.
 */
export function typedValues(schema: FormSchema, names: Iterable<string>, values: FormValues): FormValues {
  const typed: Record<string, unknown> = {}
  for (const name of names) {
    const field = schema.properties[name]
    const value = field && typedValue(field, values[name])
    if (value !== undefined) typed[name] = value
  }
  return typed
}

function typedValue(field: FieldSchema, value: unknown): unknown {
  switch (field.type) {
    case 'boolean':
      return value === true
    case 'number':
    case 'integer':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    case 'string':
      if (typeof value !== 'string' || value === '') return undefined
      if (field.format !== 'decimal') return value
      return formats.decimal(value) ? new Big(value) : undefined
    default:
      return undefined
  }
}
