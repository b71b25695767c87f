import { toBalance } from '../format/balance.ts'
import { isObject } from '../format/value/isObject.ts'
import { shapes } from './reads.gen.ts'
import { parseDecimal } from './parseDecimal.ts'
import type { Leaf, Shape, Shapes } from './Shape.ts'

/** Thrown when a value is not even of its shape's kind, an object or a list. Carries its JSON Pointer. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError'
  readonly pointer: string

  constructor(pointer: string) {
    super(`The answer breaks the contract at "${pointer}".`)
    this.pointer = pointer
  }
}

interface Options {
  /** Reads a wrong object or list as an empty one in place of throwing. */
  readonly lenient?: boolean
}

const named: Shapes = shapes

/**
 * Turns a JSON value into the types of the contract: `'1'` becomes 1, amounts become Decimals, numeric ids become text.
 * Keeps only the fields of the contract. A leaf that cannot be read is left out, so the value is either right or
 * absent.
 */
export function coerce(shape: Shape, value: unknown, options: Options = {}, pointer = ''): unknown {
  if (typeof shape === 'string')
    return isName(shape) ? coerce(named[shape.slice(1)] ?? 'z', value, options, pointer) : leafOf(shape, value)
  if (isList(shape)) return listOf(shape[0], value, options, pointer)
  return objectOf(shape, value, options, pointer)
}

function listOf(item: Shape, value: unknown, options: Options, pointer: string): unknown[] {
  if (!Array.isArray(value)) {
    // Platforms written in PHP answer null where they have no rows.
    if (value === null || options.lenient) return []
    throw new MalformedError(pointer)
  }
  return value
    .map((entry, index) => coerce(item, entry, options, `${pointer}/${index}`))
    .filter((entry) => entry !== undefined)
}

function objectOf(
  fields: { readonly [field: string]: Shape },
  value: unknown,
  options: Options,
  pointer: string,
): object {
  if (!isObject(value)) {
    if (options.lenient) return {}
    throw new MalformedError(pointer)
  }
  const result: Record<string, unknown> = {}
  for (const field of Object.keys(fields)) {
    const shape = fields[field]
    const given = Object.hasOwn(value, field) ? value[field] : undefined
    if (shape === undefined || given === undefined) continue
    const read = coerce(shape, given, options, `${pointer}/${field}`)
    if (read !== undefined) result[field] = read
  }
  return result
}

function leafOf(leaf: Leaf, value: unknown): unknown {
  if (value === null && (leaf === 'S' || leaf === 'N' || leaf === 'D')) return null
  switch (leaf) {
    case 's':
    case 'S':
      return textOf(value)
    case 'u':
      return inFull(textOf(value))
    case 'n':
    case 'N':
      return numberOf(value)
    case 'd':
    case 'D':
      return parseDecimal(value)
    case 'h':
      return toBalance(parseDecimal(value))
    case 'b':
      return booleanOf(value)
    case 'f':
      return value
    case 'z':
      return null
    default:
      return leaf satisfies never
  }
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (value === null) return ''
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** Address in full: copied, encoded or sent to a friend it must lead there from anywhere, not from this page alone. */
function inFull(address: string | undefined): string | undefined {
  if (address === undefined || address.trim() === '' || typeof document === 'undefined') return address
  try {
    return new URL(address.trim(), document.baseURI).href
  } catch {
    return address
  }
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'boolean') return Number(value)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  // Beyond, a double is not the number that was sent.
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined
}

function booleanOf(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true
  if (value === false || value === 0 || value === '0' || value === 'false' || value === '') return false
  return undefined
}

function isName(shape: string): shape is `#${string}` {
  return shape.startsWith('#')
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape)
}
