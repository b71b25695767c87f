import { isObject } from '../value/isObject.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'
import { isSlowPattern } from './isSlowPattern.ts'

/**
 * Holds the values' schema of a form, or of a group or row within it, against the subset of the language: sound limits,
 * safe patterns, known names.
 */
export function checkFormSchema(schema: unknown, path: Path, report: (found: Found) => void): void {
  if (!isObject(schema) || !isObject(schema['properties'])) return
  const { properties } = schema
  for (const name of Array.isArray(schema['required']) ? schema['required'].map(String) : []) {
    if (!Object.hasOwn(properties, name))
      report({
        path: [...path, 'required'],
        code: 'form-schema',
        message: `"${name}" is required but is not a property.`,
      })
  }
  for (const [name, field] of Object.entries(properties)) {
    if (isObject(field)) checkField(field, [...path, 'properties', name], report)
  }
}

function checkField(field: Readonly<Record<string, unknown>>, path: Path, report: (found: Found) => void): void {
  const { type } = field
  if (type === 'array') checkRows(field, path, report)
  if (type === 'object') {
    if (!isObject(field['properties']))
      report({
        path,
        code: 'form-schema',
        message: 'A group needs "properties": the fields that it holds.',
        hint: 'Write { "type": "object", "required": […], "properties": { "name": { "type": "string" } } }.',
      })
    checkFormSchema(field, path, report)
  }
  for (const [low, high] of [
    ['minLength', 'maxLength'],
    ['minimum', 'maximum'],
    ['minItems', 'maxItems'],
  ] as const) {
    const [least, most] = [field[low], field[high]]
    if (typeof least === 'number' && typeof most === 'number' && least > most) {
      report({
        path: [...path, low],
        code: 'min-max',
        message: `${low} ${least} is above ${high} ${most}.`,
        hint: 'No value could ever pass.',
      })
    }
  }
  checkKeywords(field, path, report)
  const { pattern } = field
  if (typeof pattern !== 'string') return
  const at = [...path, 'pattern']
  if (typeof field['maxLength'] !== 'number' || field['maxLength'] > 256)
    report({
      path: at,
      code: 'form-schema',
      message: 'A pattern needs a maxLength of at most 256.',
      hint: 'A long text could make the pattern slow.',
    })
  try {
    void new RegExp(pattern, 'u')
  } catch {
    report({ path: at, code: 'form-schema', message: `"${pattern}" is not a regular expression.` })
    return
  }
  if (isSlowPattern(pattern))
    report({
      path: at,
      code: 'form-schema',
      message: 'This pattern may take for ever on some texts.',
      hint: 'Repeat no group that has +, *, ? or | in it, refer back to none, let no more than three repetitions in a row take any length, and put few choices in a row.',
    })
}

function checkRows({ items }: Readonly<Record<string, unknown>>, path: Path, report: (found: Found) => void): void {
  if (isObject(items) && items['type'] === 'object') {
    checkField(items, [...path, 'items'], report)
    return
  }
  // The ids of files: the check of widgets holds it to one.
  if (isObject(items) && items['type'] === 'string' && Object.keys(items).length === 1) return
  report({
    path: items === undefined ? path : [...path, 'items'],
    code: 'form-schema',
    message: 'The rows of a list are objects: each holds fields by name.',
    hint: 'Write "items": { "type": "object", "required": […], "properties": { "name": { "type": "string" } } }.',
  })
}

const keywords: Readonly<Record<string, readonly string[]>> = {
  string: ['format', 'minLength', 'maxLength', 'pattern', 'enum', 'const'],
  number: ['minimum', 'maximum', 'enum', 'const'],
  integer: ['minimum', 'maximum', 'enum', 'const'],
  boolean: ['enum', 'const'],
  array: ['minItems', 'maxItems', 'items'],
  object: ['required', 'properties'],
}

/** JSON Schema silently passes what a keyword says of another type; a limit that limits nothing is a mistake. */
function checkKeywords(
  { type, ...field }: Readonly<Record<string, unknown>>,
  path: Path,
  report: (found: Found) => void,
): void {
  const known = keywords[String(type)] ?? []
  for (const key of Object.keys(field)) {
    if (!known.includes(key))
      report({
        path: [...path, key],
        code: 'form-schema',
        message: `${key} limits nothing in a ${String(type)}.`,
        hint: `Take it away, or use one of ${known.join(', ')}.`,
      })
  }
  const values = [
    ...(Array.isArray(field['enum']) ? field['enum'] : []),
    ...(field['const'] === undefined ? [] : [field['const']]),
  ]
  const isOfType = (value: unknown) => (type === 'integer' ? Number.isInteger(value) : typeof value === type)
  if (!values.every(isOfType))
    report({
      path,
      code: 'form-schema',
      message: `A value it must have is not of type ${String(type)}.`,
      hint: 'No value could ever pass.',
    })
}
