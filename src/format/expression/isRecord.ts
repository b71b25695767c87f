import { Big } from 'big.js'
import { Optional } from './Optional.ts'

/** Whether a value is an object with fields, as opposed to a list, an amount or an optional. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Big) &&
    !(value instanceof Optional)
  )
}
