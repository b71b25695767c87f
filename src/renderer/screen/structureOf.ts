import type { FormBlock } from '../../format/blocks/form.ts'

/**
 * What a member's typing depends on: the fields, their inputs and the shape of their values. Texts, hints, rules and
 * limits are not part of it and change under an open form at once.
 */
export function structureOf({ schema, fields }: FormBlock): string {
  return JSON.stringify([
    Object.entries(fields).map(([name, { widget }]) => [name, widget]),
    Object.entries(schema.properties).map(([name, { type, format }]) => [name, type, format]),
  ])
}
