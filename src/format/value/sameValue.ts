import canonicalize from 'canonicalize'

/** Whether two JSON values are equal, whatever the order of their keys; nothing and null are the same. */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonicalize(a ?? null) === canonicalize(b ?? null)
}
