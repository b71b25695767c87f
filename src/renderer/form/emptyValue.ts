import type { GroupSchema, PropertySchema } from '../../format/blocks/form.ts'

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
