import { isObject } from '../format/value/isObject.ts'
import { Big } from 'big.js'
import type { OperationEntry } from './OperationEntry.ts'
import { shapes } from './reads.gen.ts'
import { parseDecimal } from './parseDecimal.ts'
import type { Leaf, Shape, Shapes } from './Shape.ts'

/** The address, relative to the page, and the init of the fetch that makes a call. */
export function toRequest(
  entry: OperationEntry,
  params: Params,
  {
    lang,
    token,
    idempotencyKey,
  }: { readonly lang: string; readonly token: string | null; readonly idempotencyKey?: string | undefined },
): { url: string; init: RequestInit } {
  const encoded = encodeParams(entry, params)
  const headers: Record<string, string> = { lang }
  if (token !== null) headers['Authorization'] = `Bearer ${token}`
  if (entry.money && idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  const init: RequestInit = { method: entry.method ?? 'POST', headers, cache: 'no-store' }
  if (entry.method === 'GET') {
    const query = new URLSearchParams(Object.entries(encoded).map(([name, value]) => [name, String(value)])).toString()
    return { url: query === '' ? entry.path : `${entry.path}?${query}`, init }
  }
  if (entry.multipart) return { url: entry.path, init: { ...init, body: formOf(encoded) } }
  headers['Content-Type'] = 'application/json'
  return { url: entry.path, init: { ...init, body: JSON.stringify(encoded) } }
}

function formOf(params: Params): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(params)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

type Params = { readonly [name: string]: unknown }

/** Thrown when a param cannot be written as the contract wants it: a call without it would be another call. */
export class UnsendableParam extends Error {
  override readonly name = 'UnsendableParam'

  constructor(pointer: string) {
    super(`The contract refuses the value at "${pointer}".`)
  }
}

const named: Shapes = shapes

/**
 * The params of a call as the wire wants them: only those of the contract, numbers as numbers, amounts as plain decimal
 * text. What is undefined, null, an empty number or the empty text of an optional param is left out; any other empty
 * text is sent. Throws UnsendableParam rather than leave out a value that is there.
 */
function encodeParams({ params: shape = {} }: OperationEntry, params: Params): Params {
  return encodeFields(shape, params, '')
}

function encodeFields(fields: { readonly [field: string]: Shape }, given: Params, pointer: string): Params {
  const encoded: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(fields)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value === undefined || value === null) continue
    const written = encode(shape, value, `${pointer}/${name}`)
    if (written !== undefined) encoded[name] = written
  }
  return encoded
}

function encode(shape: Shape, value: unknown, pointer: string): unknown {
  if (typeof shape === 'string')
    return isName(shape) ? encode(named[shape.slice(1)] ?? 'z', value, pointer) : encodeLeaf(shape, value, pointer)
  if (isList(shape))
    return Array.isArray(value)
      ? value.map((item, index) => encode(shape[0], item, `${pointer}/${index}`))
      : refuse(pointer)
  return isObject(value) ? encodeFields(shape, value, pointer) : refuse(pointer)
}

/** The conversions: figures and amounts to text, figures in text and exact amounts to numbers, both to amounts. */
function encodeLeaf(leaf: Leaf, value: unknown, pointer: string): unknown {
  switch (leaf) {
    case 's':
    case 'S':
    case 'u':
      return leaf === 'S' && value === '' ? undefined : (textOf(value) ?? refuse(pointer))
    case 'n':
    case 'N':
      return isEmpty(value) ? undefined : (numberOf(value) ?? refuse(pointer))
    case 'd':
    case 'D':
    case 'h':
      // Big's own text turns to exponents beyond 21 digits; toFixed never does.
      return parseDecimal(value)?.toFixed() ?? refuse(pointer)
    case 'b':
      return typeof value === 'boolean' ? value : refuse(pointer)
    case 'f':
      return value
    case 'z':
      return undefined
    default:
      return leaf satisfies never
  }
}

function textOf(value: unknown): string | undefined {
  if (value instanceof Big) return value.toFixed()
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'boolean') return Number(value)
  const number = value instanceof Big || typeof value === 'string' ? Number(value) : value
  if (typeof number !== 'number' || !(Math.abs(number) <= Number.MAX_SAFE_INTEGER)) return undefined
  return parseDecimal(value)?.eq(number) === false ? undefined : number
}

const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === ''

function refuse(pointer: string): never {
  throw new UnsendableParam(pointer)
}

function isName(shape: string): shape is `#${string}` {
  return shape.startsWith('#')
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape)
}
