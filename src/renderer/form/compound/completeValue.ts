import type { GroupSchema, PropertySchema } from '../../../format/blocks/form.ts'
import { emptyValue } from '../emptyValue.ts'
import { groupOf, type FormValues } from '../typedValues.ts'

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
