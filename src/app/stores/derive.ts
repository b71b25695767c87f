import type { Readable } from '../../store/Store.ts'

/** A value read from another store; worked out again only when that one has changed. */
export function derive<Source, Value>(source: Readable<Source>, read: (value: Source) => Value): Readable<Value> {
  let from: { readonly source: Source; readonly value: Value } | undefined
  return {
    subscribe: (listener) => source.subscribe(listener),
    getSnapshot() {
      const current = source.getSnapshot()
      if (!from || !Object.is(from.source, current)) from = { source: current, value: read(current) }
      return from.value
    },
  }
}
