import { isDate } from '../time/isDate.ts'
import { isObject } from '../value/isObject.ts'
import { nearest } from '../text/nearest.ts'
import type { Definitions, JsonShape, Path } from './JsonShape.ts'
import { chooseShape } from './chooseShape.ts'

export interface ShapeIssue {
  readonly path: Path
  readonly code: 'shape' | 'unknown-key' | 'missing-key' | 'unknown-block'
  readonly message: string
  readonly hint?: string
}

/** Holds a value against a shape and returns every issue at once; an empty list means the value may be resolved. */
export function checkShape(shape: JsonShape, value: unknown, definitions: Definitions, path: Path = []): ShapeIssue[] {
  if (shape.lazy !== undefined) return checkShape(definitions[shape.lazy] ?? {}, value, definitions, path)
  const issue = (message: string, hint?: string): ShapeIssue[] => [
    { path, code: 'shape', message, ...(hint !== undefined && { hint }) },
  ]

  const choice = chooseShape(shape, value)
  if (choice) {
    if ('shape' in choice) return checkShape(choice.shape, value, definitions, path)
    return [
      {
        path: [...path, ...choice.at],
        code: choice.code,
        message: choice.message,
        ...(choice.hint !== undefined && { hint: choice.hint }),
      },
    ]
  }
  if (shape.anyOf) return checkAnyOf(shape.anyOf, value, definitions, path)

  const wanted = shape.type === undefined ? [] : typeof shape.type === 'string' ? [shape.type] : shape.type
  if (wanted.length > 0 && !wanted.some((type) => isOfType(value, type))) {
    return issue(`This must be ${wanted.map(named).join(' or ')}, but it is ${named(typeNameOf(value))}.`)
  }
  if (shape.const !== undefined && value !== shape.const) return issue(`This must be ${JSON.stringify(shape.const)}.`)
  if (shape.enum && !shape.enum.includes(value)) {
    const near = typeof value === 'string' ? nearest(value, shape.enum.map(String)) : undefined
    return issue(
      `${JSON.stringify(value)} is not one of ${shape.enum.map(String).join(', ')}.`,
      near && `Did you mean "${near}"?`,
    )
  }
  // The one pattern that means a sign: the one that begins an expression.
  if (typeof value === 'string' && shape.pattern === '^=' && !value.startsWith('='))
    return issue(`"${value}" is not an expression.`, `An expression begins with "=": write "=${value}".`)
  if (typeof value === 'string') return checkText(shape, value).flatMap((message) => issue(message))
  if (typeof value === 'number') return checkNumber(shape, value).flatMap((message) => issue(message))
  if (Array.isArray(value))
    return [
      ...checkItems(shape, value, issue),
      ...value.flatMap((item, index) =>
        shape.items ? checkShape(shape.items, item, definitions, [...path, index]) : [],
      ),
    ]
  return isObject(value) ? checkObject(shape, value, definitions, path) : []
}

function checkAnyOf(shapes: readonly JsonShape[], value: unknown, definitions: Definitions, path: Path): ShapeIssue[] {
  const attempts = shapes.map((shape) => ({ shape, issues: checkShape(shape, value, definitions, path) }))
  if (attempts.some(({ issues }) => issues.length === 0)) return []
  // The alternative of the same JSON type says more than "none of these".
  const meant = attempts.find(({ shape }) => typeof shape.type === 'string' && isOfType(value, shape.type))
  if (meant) return meant.issues
  return [
    {
      path,
      code: 'shape',
      message: `This must be ${shapes.map((shape) => named(String(shape.type))).join(' or ')}, but it is ${named(typeNameOf(value))}.`,
    },
  ]
}

function checkText(shape: JsonShape, value: string): string[] {
  const messages: string[] = []
  if (shape.minLength !== undefined && value.length < shape.minLength)
    messages.push(`This must have at least ${shape.minLength} characters.`)
  if (shape.maxLength !== undefined && value.length > shape.maxLength)
    messages.push(`This must have at most ${shape.maxLength} characters.`)
  if (shape.pattern !== undefined && !new RegExp(shape.pattern, 'u').test(value))
    messages.push(
      shape.format === 'clock'
        ? `"${value}" is not a time of day such as 10:30.`
        : `"${value}" does not have the form ${shape.pattern}.`,
    )
  if (shape.format === 'date' && !isDate(value)) messages.push(`"${value}" is not a date of the form YYYY-MM-DD.`)
  if (shape.format === 'date-time' && !isMoment(value))
    messages.push(`"${value}" is not a moment such as 2026-01-31T09:00:00Z.`)
  return messages
}

function isMoment(value: string): boolean {
  const [day = '', time = ''] = value.split('T')
  return isDate(day) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/.test(time) && value === `${day}T${time}`
}

function checkNumber(shape: JsonShape, value: number): string[] {
  const messages: string[] = []
  if (shape.minimum !== undefined && value < shape.minimum) messages.push(`This must be at least ${shape.minimum}.`)
  if (shape.maximum !== undefined && value > shape.maximum) messages.push(`This must be at most ${shape.maximum}.`)
  return messages
}

function checkItems(
  shape: JsonShape,
  value: readonly unknown[],
  issue: (message: string, hint?: string) => ShapeIssue[],
): ShapeIssue[] {
  if (shape.minItems !== undefined && value.length < shape.minItems)
    return issue(
      `This needs at least ${shape.minItems === 1 ? 'one entry' : `${shape.minItems} entries`}.`,
      shape.description,
    )
  if (shape.maxItems !== undefined && value.length > shape.maxItems)
    return issue(`This may have at most ${shape.maxItems} entries.`)
  if (shape.uniqueItems && new Set(value.map((item) => JSON.stringify(item))).size < value.length)
    return issue('An entry is listed twice.')
  return []
}

function checkObject(
  shape: JsonShape,
  value: Readonly<Record<string, unknown>>,
  definitions: Definitions,
  path: Path,
): ShapeIssue[] {
  const properties = shape.properties ?? {}
  const missing = (shape.required ?? [])
    .filter((key) => !Object.hasOwn(value, key) && properties[key]?.default === undefined)
    .map((key): { readonly key: string; readonly issue: ShapeIssue } => ({
      key,
      issue: {
        path,
        code: 'missing-key',
        message: `"${key}" is missing.`,
        ...(properties[key]?.description !== undefined && { hint: `${key}: ${properties[key].description}` }),
      },
    }))
  // One that is missing is likelier than one that may be left out.
  const meantBy = (key: string) =>
    nearest(
      key,
      missing.map((each) => each.key),
    ) ??
    missing.find((each) => key.startsWith(each.key))?.key ??
    nearest(key, Object.keys(properties))
  const present = Object.entries(value).flatMap(([key, item]): ShapeIssue[] => {
    const below = [...path, key]
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (property) return checkShape(property, item, definitions, below)
    const patterned = Object.entries(shape.patternProperties ?? {}).find(([pattern]) =>
      new RegExp(pattern, 'u').test(key),
    )
    if (patterned) return checkShape(patterned[1], item, definitions, below)
    if (typeof shape.additionalProperties === 'object')
      return checkShape(shape.additionalProperties, item, definitions, below)
    if (shape.additionalProperties !== false && !shape.patternProperties) return []
    const near = meantBy(key)
    return [
      {
        path: below,
        code: 'unknown-key',
        message: `"${key}" is not known here.`,
        hint: near === undefined ? `Known: ${Object.keys(properties).join(', ')}.` : `Did you mean "${near}"?`,
      },
    ]
  })
  // A key that is nearly the one that is missing is that one, misspelt: one mistake, one issue.
  const unknown = present.filter(({ code, path: { length } }) => code === 'unknown-key' && length === path.length + 1)
  const meant = new Set(unknown.map((found) => meantBy(String(found.path.at(-1)))))
  return [...missing.filter(({ key }) => !meant.has(key)).map(({ issue }) => issue), ...present]
}

function typeNameOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

function isOfType(value: unknown, type: string): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeNameOf(value) === type
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}
const named = (type: string) => names[type] ?? type
