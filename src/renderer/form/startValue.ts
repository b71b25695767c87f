import { Big } from 'big.js'
import type { PropertySchema } from '../../format/blocks/form.ts'

/** A start value as the field keeps it: text for amounts and numbers in text fields; undefined if it does not fit. */
export function startValue({ type }: PropertySchema, value: unknown): string | number | boolean | undefined {
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'number':
    case 'integer':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    case 'string':
      if (value instanceof Big) return value.toFixed()
      if (typeof value === 'number' && Number.isFinite(value)) return String(value)
      return typeof value === 'string' && value !== '' ? value : undefined
    case 'array':
    case 'object':
    default:
      return undefined
  }
}
