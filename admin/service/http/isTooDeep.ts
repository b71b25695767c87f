import { isOfJson } from './isOfJson.ts'

/**
 * Whether a parsed JSON value nests more than `deepest` lists and objects: recursive code would overflow on it. Works
 * level by level, without recursion.
 */
export function isTooDeep(value: unknown, deepest: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= deepest; depth += 1) {
    level = level.filter(isOfJson).flatMap((item): readonly unknown[] => Object.values(item))
    if (level.length === 0) return false
  }
  return true
}
