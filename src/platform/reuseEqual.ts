import { Big } from 'big.js'

/**
 * The next value, made of the previous one's parts wherever they are deeply equal, so that an equal poll renders
 * nothing. Decimals are compared by value. Both must be trees of plain data.
 */
export function reuseEqual<Value>(previous: unknown, next: Value): Value {
  return reuse(previous, next) as Value
}

function reuse(previous: unknown, next: unknown): unknown {
  if (
    Object.is(previous, next) ||
    typeof previous !== 'object' ||
    typeof next !== 'object' ||
    previous === null ||
    next === null
  )
    return next
  if (next instanceof Big) return previous instanceof Big && previous.eq(next) ? previous : next
  if (Array.isArray(next)) return Array.isArray(previous) ? reuseList(previous, next) : next
  return isPlain(previous) && isPlain(next) ? reuseObject(previous, next) : next
}

function reuseList(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const merged = next.map((item, index) => reuse(previous[index], item))
  return merged.length === previous.length && merged.every((item, index) => Object.is(item, previous[index]))
    ? previous
    : merged
}

function reuseObject(previous: Plain, next: Plain): Plain {
  const names = Object.keys(next)
  const merged = Object.fromEntries(
    names.map((name) => [name, reuse(Object.hasOwn(previous, name) ? previous[name] : undefined, next[name])]),
  )
  const same =
    names.length === Object.keys(previous).length &&
    names.every((name) => Object.hasOwn(previous, name) && Object.is(merged[name], previous[name]))
  return same ? previous : merged
}

type Plain = { readonly [name: string]: unknown }

function isPlain(value: object): value is Plain {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
