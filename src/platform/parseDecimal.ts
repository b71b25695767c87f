import { Big } from 'big.js'

// Thirty digits are more than any currency needs, and exponents as text could ask for megabytes of zeros.
const DECIMAL_TEXT = /^[+-]?(\d{1,30}|\d{1,3}(,\d{3}){1,9})(\.\d{1,30})?$/

/** A Decimal from a number, a Decimal or a text such as `1234.50` or `1,234.50`; undefined when it is not a number. */
export function parseDecimal(value: unknown): Big | undefined {
  if (value instanceof Big) return value
  if (typeof value === 'number') return Number.isFinite(value) && Math.abs(value) < 1e30 ? new Big(value) : undefined
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return DECIMAL_TEXT.test(text) ? new Big(text.replace('+', '').replaceAll(',', '')) : undefined
}
