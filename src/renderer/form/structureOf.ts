import type { FieldUis, FormBlock, GroupSchema, PropertySchema } from '../../format/blocks/form.ts'
import { isRows } from './formValues.ts'

/**
 * Structure that a member's typing depends on: the fields, their inputs and the shape of their values. Texts, hints,
 * rules and limits are not part of it and change under an open form at once.
 */
export function structureOf({ schema, fields }: FormBlock): string {
  return JSON.stringify([widgetsIn(fields), shapesIn(schema)])
}

const widgetsIn = (fields: FieldUis): readonly unknown[] =>
  Object.entries(fields).map(([name, { widget, fields }]) => [name, widget, ...(fields ? widgetsIn(fields) : [])])

const shapesIn = ({ properties }: GroupSchema): readonly unknown[] =>
  Object.entries(properties).map(([name, schema]) => [name, ...shapeOf(schema)])

/** Shape of a field's value. */
export function shapeOf(schema: PropertySchema): readonly unknown[] {
  if (isRows(schema)) return [schema.type, ...shapesIn(schema.items)]
  return schema.type === 'object' ? [schema.type, ...shapesIn(schema)] : [schema.type, schema.format]
}
