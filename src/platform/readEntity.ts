import { coerce } from './coerce.ts'
import type { components } from './contract.gen.ts'
import type { Entity } from './Operations.ts'
import type { Shape } from './Shape.ts'

/** A stored value in its shape, as an answer would be read; null when it cannot be: another build may have written it. */
export function readShape(shape: Shape, stored: unknown): unknown {
  if (stored === undefined) return null
  try {
    return coerce(shape, stored)
  } catch {
    return null
  }
}

/** The same of an entity of the contract, by its name; its shape is needed where that has no name at the start. */
export function readEntity<Name extends keyof components['schemas']>(
  name: Name,
  stored: unknown,
  shape: Shape = `#${name}`,
): Entity<Name> | null {
  return readShape(shape, stored) as Entity<Name> | null
}
