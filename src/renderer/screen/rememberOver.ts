import type { Readable } from '../../store/Store.ts'

/** A value that is worked out again only when one of these has changed. What throws is worked out at every read. */
export function rememberOver<T>(parts: readonly Readable<unknown>[], compute: () => T): () => T {
  let known: { readonly value: T; readonly seen: readonly unknown[] } | undefined
  return () => {
    const now = parts.map((part) => part.getSnapshot())
    if (known?.seen.every((value, index) => Object.is(value, now[index])) !== true)
      known = { value: compute(), seen: now }
    return known.value
  }
}
