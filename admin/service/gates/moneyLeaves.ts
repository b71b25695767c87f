import { Big } from 'big.js'

const RANGE_END = /^(min|max)$|(Min|Max)$|^(min|max)[A-Z]/

/** Every amount under a settings document that limits money, by JSON Pointer: ends of ranges written as amounts, which are text, and whatever `isRailed` names. */
export function moneyLeaves(settings: unknown, isRailed: (pointer: string) => boolean): ReadonlyMap<string, Big> {
  const leaves = new Map<string, Big>()
  walk(settings, '', (pointer, key, value) => {
    const amount = (typeof value === 'string' && RANGE_END.test(key)) || isRailed(pointer) ? toAmount(value) : undefined
    if (amount !== undefined) leaves.set(pointer, amount)
  })
  return leaves
}

export function walk(
  value: unknown,
  pointer: string,
  visit: (pointer: string, key: string, value: unknown) => void,
): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    const path = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    visit(path, key, child)
    walk(child, path, visit)
  }
}

/** A number or a decimal text; anything else is not an amount. */
export function toAmount(value: unknown): Big | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  try {
    return new Big(value)
  } catch {
    return undefined
  }
}
