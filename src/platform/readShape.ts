import { coerce } from './coerce.ts'
import type { Shape } from './Shape.ts'

/** A stored value in its shape, as an answer would be read; null when it cannot be: another build may have written it. */
export function readShape<Value>(shape: Shape, stored: unknown): Value | null {
  if (stored === undefined) return null
  try {
    return coerce(shape, stored) as Value | null
  } catch {
    return null
  }
}
