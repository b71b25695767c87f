import { isObject } from '../isObject.ts'

/** Leaves out the blocks an operator has switched off, and the switch of all others. */
export function dropSwitchedOff<T>(value: T): T {
  const visit = (item: unknown): unknown => {
    if (Array.isArray(item))
      return item.filter((entry) => !(isObject(entry) && isBlock(entry) && entry['off'] === true)).map(visit)
    if (!isObject(item)) return item
    return Object.fromEntries(
      Object.entries(item)
        .filter(([key]) => !(key === 'off' && isBlock(item)))
        .map(([key, inner]) => [key, visit(inner)]),
    )
  }
  return visit(value) as T
}

const isBlock = (item: Readonly<Record<string, unknown>>) =>
  typeof item['type'] === 'string' && typeof item['id'] === 'string'
