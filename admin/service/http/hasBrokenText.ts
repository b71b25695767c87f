import { isOfJson } from './isOfJson.ts'

/**
 * Whether a parsed JSON value holds half of a character somewhere, which JSON can write and UTF-8 cannot: it would be
 * another text once it is stored. Without recursion, because anybody may send a value as deep as its size allows.
 */
export function hasBrokenText(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !next.isWellFormed()) return true
    if (isOfJson(next)) for (const [key, item] of Object.entries(next)) waiting.push(key, item)
  }
  return false
}
