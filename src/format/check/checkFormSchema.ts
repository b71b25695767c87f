import { isObject } from '../isObject.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'

/** Holds the values' schema of a form against the subset of the language: sound limits, safe patterns, known names. */
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
  for (const [low, high] of [
    ['minLength', 'maxLength'],
    ['minimum', 'maximum'],
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
  if (isSlow(pattern))
    report({
      path: at,
      code: 'form-schema',
      message: 'This pattern repeats a repetition and may take for ever.',
      hint: 'Take one of the nested + or * away.',
    })
}

/** A repetition inside a repeated group, or a back-reference: what makes matching exponential. */
function isSlow(pattern: string): boolean {
  const plain = pattern.replace(/\\[^1-9]/g, '').replace(/\[[^\]]*\]/g, 'x')
  return /\\[1-9]/.test(plain) || /\((?:[^()]*[+*}])[^()]*\)(?:[+*]|\{\d+,)/.test(plain)
}
