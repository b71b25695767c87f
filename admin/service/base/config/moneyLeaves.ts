import { Big } from 'big.js'
import { isAmountSetting } from '../../../../src/format/declaredSettings.ts'

/**
 * Every amount in a settings document that limits money, by JSON Pointer: those declared as amounts, and those that
 * `isRailed` names.
 */
export function moneyLeaves(settings: unknown, isRailed: (pointer: string) => boolean): ReadonlyMap<string, Big> {
  const leaves = new Map<string, Big>()
  walk(settings, '', (pointer, _key, value) => {
    const amount = isAmountSetting(pointer) || isRailed(pointer) ? toAmount(value) : undefined
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
