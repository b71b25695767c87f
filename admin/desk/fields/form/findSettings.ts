import type { RJSFSchema } from '@rjsf/utils'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import { isFoundBy } from '../../../../src/format/facts/findFacts.ts'
import { searchWords } from '../../../../src/format/text/typedText.ts'
import { noFacts } from '../../../../src/format/facts/parseFacts.ts'
import { schemaOf } from '../../facts/shapes/schemaOf.ts'

/**
 * The JSON Pointers of the settings that a search finds, and of the groups they are in.
 *
 * @param isWanted whether a setting, by its fact, may be found at all
 */
export function findSettings(
  schema: RJSFSchema,
  search: string,
  isWanted: (fact: string) => boolean,
): ReadonlySet<string> {
  const words = searchWords(search)
  const found = new Set<string>()

  function visit(below: RJSFSchema, path: readonly string[]): boolean {
    const fact = formatFact({ kind: 'settings', pointer: toPointer(path) })
    const isFound = below.properties
      ? Object.entries(below.properties)
          .map(([key, property]) => visit(schemaOf(property), [...path, key]))
          .some(Boolean)
      : // Settings are named without documents.
        isWanted(fact) && isFoundBy(words, fact, noFacts)
    if (isFound) found.add(`/${path.join('/')}`)
    return isFound
  }

  visit(schema, [])
  return found
}
