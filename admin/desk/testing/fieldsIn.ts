import type { JsonShape } from '../../../src/format/shape/JsonShape.ts'
import { alternativesOf, type FieldKind, fieldKind, resolved } from '../fields/shape-form/fieldKind.ts'

/** A value that the form of a shape can draw. */
export interface DrawnField {
  readonly shape: JsonShape
  /** Of a property, whose help is shown; an item of a list and one of several shapes have no key. */
  readonly key?: string
}

/**
 * Everything that the form of a shape can draw inside it, at every depth.
 * @param without properties that are edited elsewhere
 * @param around names of the shapes that hold it
 */
export function fieldsIn(
  shape: JsonShape,
  without: readonly string[] = [],
  around: readonly string[] = [],
): readonly DrawnField[] {
  const { lazy } = shape
  // A choice by a condition holds another of its kind, without end.
  if (lazy !== undefined && around.includes(lazy)) return []
  const names = lazy === undefined ? around : [...around, lazy]
  const within = (inner: JsonShape) => fieldsIn(inner, [], names)
  const own = resolved(shape)
  const properties = Object.entries(own.properties ?? {}).flatMap(([key, property]) =>
    without.includes(key) || fieldKind(property) === undefined ? [] : [{ key, shape: property }],
  )
  const inner = [...(own.items ? [own.items] : []), ...alternativesOf(own).map((alternative) => alternative.shape)].map(
    (each) => ({ shape: each }),
  )
  return [
    ...properties.flatMap((each) => [each, ...(isOpened(each.shape) ? within(each.shape) : [])]),
    ...inner.flatMap((each) => [each, ...within(each.shape)]),
  ]
}

const opened: ReadonlySet<FieldKind | undefined> = new Set(['group', 'union', 'list'])
const isOpened = (shape: JsonShape) => opened.has(fieldKind(shape))
