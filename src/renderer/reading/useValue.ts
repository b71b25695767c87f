import type { CompiledValue } from '../../format/shape/compiled.ts'
import type { Derived } from './createDerivation.ts'
import type { Reader } from './createReader.ts'
import { useDerived } from './useDerived.ts'

const read = (reader: Reader, slot: unknown) => reader.value(slot)

/** The value of a slot; the fallback while it is on its way, absent or an error (which is reported). */
export function useValue<T>(slot: CompiledValue<T> | undefined, fallback: T): T {
  const { value } = useDerived(slot, read)
  return (value ?? fallback) as T
}

/** The same with its status, for views that show a skeleton in its place. */
export function useSlot<T>(slot: CompiledValue<T> | undefined, fallback: T): Derived<T> {
  const derived = useDerived(slot, read)
  return { ...derived, value: (derived.value ?? fallback) as T }
}
