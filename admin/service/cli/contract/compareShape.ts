import { isObject } from '../../../../src/format/value/isObject.ts'
import { type AnswerSchema, resolveSchema } from '../../../../mocks/contract.ts'
import type { Found } from './Difference.ts'

const formats: Readonly<Record<string, { readonly pattern: RegExp; readonly words: string }>> = {
  decimal: { pattern: /^-?\d+(\.\d+)?$/, words: 'an amount such as 1234.50' },
  'platform-time': { pattern: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, words: 'a time such as 2026-01-31 09:00:00' },
}

/**
 * Every place where a value has another shape than its schema says. Numbers may travel as text, as the contract allows,
 * and have to where they have more digits than a double keeps; those come as bigint.
 */
export function compareShape(schema: AnswerSchema, value: unknown, pointer = ''): readonly Found[] {
  const { type, format, properties, required = [], items } = resolveSchema(schema)
  const types = type === undefined ? [] : [type].flat()
  const kind = kindOf(value)
  if (kind === 'bigint')
    // The app reads it; a proxy, a log or another client that reads doubles changes its last digits.
    return [{ kind: 'other type', pointer, expected: 'text', found: words(kind), harmless: false }]
  const isNumericText =
    types.includes('number') && typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
  if (types.length > 0 && !types.includes(kind) && !isNumericText) {
    const isReadAnyway = (types.includes('string') && kind === 'number') || (types.includes('array') && kind === 'null')
    return [
      {
        kind: 'other type',
        pointer,
        expected: types.map(words).join(' or '),
        found: words(kind),
        harmless: isReadAnyway,
      },
    ]
  }
  const form = format === undefined ? undefined : formats[format]
  if (form && typeof value === 'string' && !form.pattern.test(value))
    return [
      {
        kind: 'other type',
        pointer,
        expected: form.words,
        found: `text of the form "${formOf(value)}"`,
        harmless: false,
      },
    ]
  if (Array.isArray(value))
    return items ? value.flatMap((item, index) => compareShape(items, item, `${pointer}/${index}`)) : []
  return isObject(value) && properties ? compareFields(properties, required, value, pointer) : []
}

function compareFields(
  properties: Readonly<Record<string, AnswerSchema>>,
  required: readonly string[],
  value: Readonly<Record<string, unknown>>,
  pointer: string,
): readonly Found[] {
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name): Found => ({
      kind: 'missing field',
      pointer: below(pointer, name),
      expected: typesOf(properties[name]),
      found: 'nothing',
      harmless: false,
    }))
  const present = Object.entries(value).flatMap(([name, item]): readonly Found[] => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (schema) return compareShape(schema, item, below(pointer, name))
    return [
      {
        kind: 'undeclared field',
        pointer: below(pointer, name),
        expected: 'nothing',
        found: words(kindOf(item)),
        harmless: true,
      },
    ]
  })
  return [...missing, ...present]
}

/** The optional fields that a value could have, each with whether it is there; rows of a list count as one. */
export function optionalFields(schema: AnswerSchema, value: unknown, pointer = ''): ReadonlyMap<string, boolean> {
  const { properties = {}, items = {} } = resolveSchema(schema)
  const found = new Map<string, boolean>()
  const inner = Array.isArray(value)
    ? value.map((item) => optionalFields(items, item, below(pointer, '*')))
    : isObject(value)
      ? Object.entries(properties).flatMap(([name, field]) => {
          const at = below(pointer, name)
          if (field['x-optional']) found.set(at, Object.hasOwn(value, name))
          return Object.hasOwn(value, name) ? optionalFields(field, value[name], at) : []
        })
      : []
  for (const [at, isThere] of inner.flatMap((each) => [...each])) found.set(at, found.get(at) === true || isThere)
  return found
}

const below = (pointer: string, name: string) => `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

function typesOf(schema: AnswerSchema = {}): string {
  const { type = [], format } = resolveSchema(schema)
  return (format === undefined ? undefined : formats[format]?.words) ?? [type].flat().map(words).join(' or ')
}

export function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  bigint: 'a number of more than 15 digits',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}
export const words = (kind: string): string => kinds[kind] ?? kind

/** The form of a text without its content: a report may be passed on, and answers are a member's own. */
function formOf(text: string): string {
  return text.slice(0, 40).replaceAll(/\d/g, '9').replaceAll(/\p{L}/gu, 'a')
}
