import type { RJSFSchema } from '@rjsf/utils'
import type { SettingsPage } from '../../../../src/format/setting.ts'
import type { JsonShape } from '../../../../src/format/shape/JsonShape.ts'
import { schemaOf } from './schemaOf.ts'
import { isObject } from '../../../../src/format/value/isObject.ts'

/** Which parts of a schema a form takes: `true` is the whole part. */
export interface Pick {
  readonly [key: string]: true | Pick
}

/** The settings declared to be edited on this page; a setting without a declaration is edited with its group. */
export function pickPage(shape: JsonShape, page: SettingsPage, around?: SettingsPage): Pick {
  const picked = Object.entries(shape.properties ?? {}).flatMap(([key, below]): readonly [string, true | Pick][] => {
    const own = below.setting?.page ?? around
    if (!below.properties) return below.setting && own === page ? [[key, true]] : []
    const inner = pickPage(below, page, own)
    return Object.keys(inner).length > 0 ? [[key, inner]] : []
  })
  return Object.fromEntries(picked)
}

/**
 * The chosen parts of an object schema, everything required, no defaults: a fact always has a value. Words come with
 * the language.
 */
export function pickSchema(schema: RJSFSchema, pick: true | Pick): RJSFSchema {
  // A form types a time of day as text, however a document spells it.
  if (schema.format === 'clock') return { type: 'string', format: 'clock', pattern: schema.pattern }
  const {
    $id: _id,
    default: _default,
    required: _required,
    description: _description,
    properties,
    items,
    ...rest
  } = schema
  if (properties) {
    const keys = pick === true ? Object.keys(properties) : Object.keys(pick)
    const picked = keys.map(
      (key) => [key, pickSchema(schemaOf(properties[key]), pick === true ? true : (pick[key] ?? true))] as const,
    )
    return { ...rest, properties: Object.fromEntries(picked), required: keys }
  }
  return { ...rest, ...(items !== undefined && { items }) }
}

/** The same parts of a value. */
export function pickValue(value: unknown, pick: true | Pick): unknown {
  if (pick === true || !isObject(value)) return value
  return Object.fromEntries(Object.entries(pick).map(([key, below]) => [key, pickValue(value[key], below)]))
}
