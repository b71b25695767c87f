import { isOfJson } from './isOfJson.ts'

/** Whether more than `deepest` lists and objects of a parsed JSON value stand within each other: what works by recursion would overflow on them. Level by level, not by recursion. */
export function isTooDeep(value: unknown, deepest: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= deepest; depth += 1) {
    level = level.filter(isOfJson).flatMap((item): readonly unknown[] => Object.values(item))
    if (level.length === 0) return false
  }
  return true
}
