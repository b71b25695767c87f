import type { Difference, Found } from './Difference.ts'

/** Each difference once: repeats in other rows of a list are counted and do not fill the report. */
export function mergeDifferences(
  found: readonly { readonly call: string; readonly each: Found }[],
): readonly Difference[] {
  const merged = new Map<string, Difference>()
  for (const { call, each } of found) {
    const key = [call, each.kind, each.pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'), each.found].join(' ')
    const before = merged.get(key)
    merged.set(key, before ? { ...before, times: before.times + 1 } : { call, ...each, times: 1 })
  }
  return [...merged.values()]
}
