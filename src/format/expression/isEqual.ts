import { Big } from 'big.js'
import { isRecord } from './isRecord.ts'
import { textCost } from './textCost.ts'
import { toDecimal } from './toDecimal.ts'

/**
 * Whether two values are the same: amounts and numbers by what they are worth, lists and objects by their parts.
 * Values of different kinds are simply not the same. `spend` is called for each pair looked at, with what it costs.
 */
export function isEqual(a: unknown, b: unknown, spend: (steps?: number) => void): boolean {
  spend()
  if (a instanceof Big || b instanceof Big) return isWorth(a) && isWorth(b) && toDecimal(a).eq(toDecimal(b))
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index], spend))
  }
  if (isRecord(a) && isRecord(b)) {
    const keys = Object.keys(a)
    if (keys.length !== Object.keys(b).length) return false
    return keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key], spend))
  }
  if (typeof a === 'string' && typeof b === 'string' && a.length === b.length) spend(textCost(a.length))
  return a === b
}

const isWorth = (value: unknown) => value instanceof Big || Number.isFinite(value)
