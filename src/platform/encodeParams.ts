import { Big } from 'big.js'
import { coerce } from './coerce.ts'
import type { OperationEntry } from './OperationEntry.ts'

type Params = { readonly [name: string]: unknown }

/**
 * The params of a call as the wire wants them: only those of the contract, numbers as numbers, amounts as plain
 * decimal text. What is undefined, null or an empty number is left out; an empty text is sent.
 */
export function encodeParams({ params: shape = {} }: OperationEntry, params: Params): Params {
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined && value !== null))
  return plain(coerce(shape, given, { lenient: true })) as Params
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  // Big's own text turns to exponents beyond 21 digits; toFixed never does.
  if (value instanceof Big) return value.toFixed()
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]))
}
