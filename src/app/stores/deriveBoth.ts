import type { Readable } from '../../store/Store.ts'

/** A value read from two stores; worked out again only when one of them has changed. */
export function deriveBoth<First, Second, Value>(
  first: Readable<First>,
  second: Readable<Second>,
  read: (a: First, b: Second) => Value,
): Readable<Value> {
  let from: { readonly a: First; readonly b: Second; readonly value: Value } | undefined
  return {
    subscribe(listener) {
      const ends = [first.subscribe(listener), second.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    getSnapshot() {
      const [a, b] = [first.getSnapshot(), second.getSnapshot()]
      if (!from || !Object.is(from.a, a) || !Object.is(from.b, b)) from = { a, b, value: read(a, b) }
      return from.value
    },
  }
}
