import type { RJSFSchema } from '@rjsf/utils'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { type ClockTime, shortClock } from '../../../../src/format/time/clockTime.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { shownValue } from '../../../../src/format/text/shownValue.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { memberOf } from '../../../../src/format/value/isObject.ts'
import { schemaOf } from '../../facts/shapes/schemaOf.ts'

export interface Leaf {
  readonly path: readonly string[]
  readonly value: unknown
}

/** Whether a field is a fact of its own: a list is one fact, its items are not. */
export function isLeaf(path: readonly (string | number)[], schema: { readonly type?: unknown }): boolean {
  return schema.type !== 'object' && path.every((key) => typeof key === 'string')
}

/** The value of a settings form, leaf by leaf. */
export function valueOf(schema: RJSFSchema, read: (fact: string) => unknown, path: readonly string[] = []): unknown {
  if (!schema.properties)
    return shownValue(
      formatFact({ kind: 'settings', pointer: toPointer(path) }),
      read(formatFact({ kind: 'settings', pointer: toPointer(path) })),
    )
  return Object.fromEntries(
    Object.entries(schema.properties).map(([key, below]) => [key, valueOf(schemaOf(below), read, [...path, key])]),
  )
}

/** The leaves that differ between two values of a settings form, with their new values. */
export function changedLeaves(
  schema: RJSFSchema,
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly Leaf[] {
  if (!schema.properties)
    return sameValue(before, after)
      ? []
      : [{ path, value: schema.format === 'clock' ? shortClock(after as ClockTime) : after }]
  return Object.entries(schema.properties).flatMap(([key, below]) =>
    changedLeaves(schemaOf(below), memberOf(before, key), memberOf(after, key), [...path, key]),
  )
}
