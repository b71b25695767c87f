import type { Static, TSchema } from 'typebox'
import { isObject } from '../value/isObject.ts'
import { asShape } from './asShape.ts'
import { checkShape } from './checkShape.ts'
import { chooseShape } from './chooseShape.ts'
import type { Definitions, JsonShape, Path } from './JsonShape.ts'
import type { ScopeKind } from './shapes.ts'
import type { Slot } from './slots.ts'

/** Visitor of each slot and scope of a document. `S` is what is known at the slot. */
export interface Visitor<S> {
  /** The compiled value of a slot. Issues are the visitor's own affair. */
  slot(slot: Slot, value: unknown, path: Path, scope: S, shape: JsonShape): unknown
  /** The scope beneath a place marked with `scope`; `parent` is the object that holds it. */
  enter(kind: ScopeKind, scope: S, parent: Readonly<Record<string, unknown>>, path: Path): S
  /** The scope of one entry of a list of actions. */
  enterAction(scope: S, before: readonly unknown[]): S
}

/** Compiles a checked document to what its schema types: fills in defaults, replaces every slot by what the visitor gives. */
export function resolveAs<S, const Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  scope: S,
  definitions: Definitions,
  visitor: Visitor<S>,
): Static<Schema> {
  return compileValue(asShape(schema), value, scope, definitions, visitor) as Static<Schema>
}

function compileValue<S>(
  shape: JsonShape,
  value: unknown,
  scope: S,
  definitions: Definitions,
  visitor: Visitor<S>,
  path: Path = [],
): unknown {
  const below = (
    inner: JsonShape,
    item: unknown,
    key: string | number,
    parent: Readonly<Record<string, unknown>>,
    within: S = scope,
  ): unknown => {
    const inside = [...path, key]
    const next = inner.scope && inner.scope !== 'actions' ? visitor.enter(inner.scope, within, parent, inside) : within
    return compileValue(inner, item, next, definitions, visitor, inside)
  }

  if (shape.slot) return visitor.slot(shape.slot, value, path, scope, shape)
  if (shape.lazy !== undefined)
    return compileValue(definitions[shape.lazy] ?? {}, value, scope, definitions, visitor, path)
  const choice = chooseShape(shape, value)
  if (choice) return 'shape' in choice ? compileValue(choice.shape, value, scope, definitions, visitor, path) : value
  if (shape.anyOf) {
    const fits = shape.anyOf.find((inner) => checkShape(inner, value, definitions).length === 0)
    return fits ? compileValue(fits, value, scope, definitions, visitor, path) : value
  }
  if (Array.isArray(value)) {
    const { items } = shape
    if (!items) return value
    return value.map((item: unknown, index) =>
      below(
        items,
        item,
        index,
        {},
        shape.scope === 'actions' ? visitor.enterAction(scope, value.slice(0, index)) : scope,
      ),
    )
  }
  if (!isObject(value)) return value
  return resolveObject(shape, value, below)
}

function resolveObject(
  shape: JsonShape,
  value: Readonly<Record<string, unknown>>,
  below: (inner: JsonShape, item: unknown, key: string, parent: Readonly<Record<string, unknown>>) => unknown,
): Record<string, unknown> {
  const properties = shape.properties ?? {}
  const result: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(properties)) {
    const item = Object.hasOwn(value, key) ? value[key] : inner.default
    if (item !== undefined) result[key] = below(inner, item, key, value)
  }
  for (const [key, item] of Object.entries(value)) {
    if (Object.hasOwn(properties, key)) continue
    const patterned = Object.values(shape.patternProperties ?? {})[0]
    const inner = patterned ?? (typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {})
    result[key] = below(inner, item, key, value)
  }
  return result
}
