import canonicalize from 'canonicalize'

/** Equal as JSON: key order does not matter, and a missing value is `null`. */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonicalize(a ?? null) === canonicalize(b ?? null)
}
