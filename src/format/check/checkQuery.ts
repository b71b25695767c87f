import { isObject } from '../isObject.ts'
import { nearest } from '../nearest.ts'
import type { Found } from './Document.ts'

/** The query that a screen starts with, or is shown with, is one it can be opened with. */
export function checkQuery(query: unknown, report: (found: Found) => void): void {
  for (const [name, parameter] of Object.entries(isObject(query) ? query : {})) {
    if (!isObject(parameter) || !Array.isArray(parameter['enum'])) continue
    const listed = parameter['enum'].map(String)
    // Empty means none: what reads the parameter has a default of its own.
    const fallback = typeof parameter['default'] === 'string' ? parameter['default'] : ''
    if (fallback !== '' && !listed.includes(fallback))
      report({
        path: ['query', name],
        code: 'shape',
        message: `"${name}" starts as "${fallback}", which is not among its values.`,
        hint: `Give a "default" out of ${listed.join(', ')}.`,
      })
    const { example } = parameter
    if (typeof example !== 'string' || listed.includes(example)) continue
    const near = nearest(example, listed)
    report({
      path: ['query', name, 'example'],
      code: 'shape',
      message: `"${example}" is not one of the values that "${name}" takes.`,
      hint: near === undefined ? `It takes: ${listed.join(', ')}.` : `Did you mean "${near}"?`,
    })
  }
}
