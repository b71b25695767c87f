import type { Readable } from './Store.ts'

type ValuesOf<Parts> = { readonly [Place in keyof Parts]: Parts[Place] extends Readable<infer Value> ? Value : never }

/**
 * A value worked out from others: when it is read, and again only once one of them has changed. What throws is worked
 * out at every read.
 */
export function computed<const Parts extends readonly Readable<unknown>[], Value>(
  parts: Parts,
  compute: (...values: ValuesOf<Parts>) => Value,
): Readable<Value> {
  let known: { readonly values: ValuesOf<Parts>; readonly value: Value } | undefined
  return {
    subscribe(onChange) {
      const stops = parts.map((part) => part.subscribe(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    getSnapshot() {
      const values = valuesOf(parts)
      if (known?.values.every((value, place) => Object.is(value, values[place])) !== true)
        known = { values, value: compute(...values) }
      return known.value
    },
  }
}

function valuesOf<Parts extends readonly Readable<unknown>[]>(parts: Parts): ValuesOf<Parts>
function valuesOf(parts: readonly Readable<unknown>[]): unknown {
  return parts.map((part) => part.getSnapshot())
}
