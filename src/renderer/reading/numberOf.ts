import { Big } from 'big.js'

/** A number where a Decimal or a number was worked out; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  const number = value instanceof Big ? value.toNumber() : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
