import type { GroupSchema, PropertySchema } from '../../format/blocks/form.ts'
import { groupOf, type FormValues } from './typedValues.ts'

/** What a field that holds others begins with: as many rows as there must be. Undefined for one of a single value. */
export function emptyValue(schema: PropertySchema): unknown {
  if (schema.type === 'object') return emptyGroup(schema)
  if (schema.type !== 'array') return undefined
  return Array.from({ length: schema.minItems ?? 0 }, () => emptyGroup(schema.items))
}

function emptyGroup({ properties }: GroupSchema): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => {
      const value = emptyValue(schema)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The same value, with what each row and group must have: rows that were added begin as empty ones do. */
export function completeValue(schema: PropertySchema, value: unknown): unknown {
  if (schema.type === 'array')
    return Array.isArray(value) ? value.map((row: unknown) => completeGroup(schema.items, row)) : emptyValue(schema)
  return schema.type === 'object' ? completeGroup(schema, value) : value
}

function completeGroup(schema: GroupSchema, value: unknown): FormValues {
  const given = groupOf(value)
  const holders = Object.entries(schema.properties).filter(([, { type }]) => type === 'array' || type === 'object')
  return {
    ...given,
    ...Object.fromEntries(holders.map(([name, inner]) => [name, completeValue(inner, given[name])])),
  }
}
