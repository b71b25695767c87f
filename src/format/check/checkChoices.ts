import type { ExpressionType } from '../expression/ExpressionType.ts'
import { isObject } from '../isObject.ts'
import { nearest } from '../nearest.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'

/** Every choice whose options are rows of a source: the row fields it names exist. */
export function checkChoices(
  value: unknown,
  rows: ReadonlyMap<string, ExpressionType>,
  report: (found: Found) => void,
  path: Path = [],
): void {
  if (Array.isArray(value)) value.forEach((item, index) => checkChoices(item, rows, report, [...path, index]))
  if (!isObject(value)) return
  for (const [key, item] of Object.entries(value)) {
    if (key === 'choices' && isObject(item) && typeof item['source'] === 'string')
      checkFields(item, rows.get(item['source']), report, [...path, key])
    checkChoices(item, rows, report, [...path, key])
  }
}

function checkFields(
  choices: Readonly<Record<string, unknown>>,
  row: ExpressionType | undefined,
  report: (found: Found) => void,
  path: Path,
): void {
  if (row?.kind !== 'object') return
  const named = ['value', 'label', 'hint', 'image'].flatMap((name) => {
    const field = choices[name]
    return Array.isArray(field)
      ? field.map((each: unknown, index) => ({ field: each, at: [...path, name, index] }))
      : [{ field, at: [...path, name] }]
  })
  for (const { field, at } of named) {
    if (typeof field !== 'string') continue
    const missing = findMissing(row, field.split('.'))
    if (missing)
      report({
        path: at,
        code: 'unknown-field',
        message: `The rows of "${String(choices['source'])}" have no field "${missing.name}".`,
        hint:
          missing.near === undefined ? `They have: ${missing.known.join(', ')}.` : `Did you mean "${missing.near}"?`,
      })
  }
}

function findMissing(
  type: ExpressionType,
  [name = '', ...rest]: readonly string[],
): { name: string; near: string | undefined; known: readonly string[] } | undefined {
  if (type.kind !== 'object') return undefined
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  if (field) return rest.length > 0 ? findMissing(field.type, rest) : undefined
  const known = Object.keys(type.fields)
  return type.open === true ? undefined : { name, near: nearest(name, known), known }
}
