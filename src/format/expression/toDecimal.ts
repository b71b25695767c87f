import { Big } from 'big.js'
import { ExpressionError } from './ExpressionError.ts'

// Money never needs these; without them one forged exponent would make big.js pad a million digits.
const MOST_DIGITS = 400
const LARGEST_EXPONENT = 400

/** Turns an amount or a number into a Decimal. Text is refused: `decimal(text)` says that it is meant. */
export function toDecimal(value: unknown): Big {
  if (value instanceof Big) return bounded(value)
  if (typeof value === 'number') return plainDecimal(value)
  throw new ExpressionError('wrong-type')
}

/** A plain decimal such as "1200.50", as documents write them; what the platform writes is read by `parseDecimal`. */
export function plainDecimal(value: number | string): Big {
  let decimal: Big
  try {
    decimal = new Big(value)
  } catch (error) {
    throw new ExpressionError('invalid-value', error)
  }
  return bounded(decimal)
}

function bounded(value: Big): Big {
  if (value.c.length > MOST_DIGITS || Math.abs(value.e) > LARGEST_EXPONENT) throw new ExpressionError('too-long')
  return value
}
