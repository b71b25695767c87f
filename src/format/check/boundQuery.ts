import { isObject } from '../value/isObject.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'

/** The query parameter of the screen that a block keeps its state in; undefined, and an issue, for one not declared. */
export function boundQuery(
  bind: string,
  declared: unknown,
  path: Path,
  report: (found: Found) => void,
): Readonly<Record<string, unknown>> | undefined {
  const query = isObject(declared) && Object.hasOwn(declared, bind) ? declared[bind] : undefined
  if (isObject(query)) return query
  report({
    path,
    code: 'unknown-field',
    message: `The screen declares no query "${bind}".`,
    hint: 'Declare it in "query".',
  })
  return undefined
}
