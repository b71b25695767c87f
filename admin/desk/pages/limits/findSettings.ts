import type { RJSFSchema } from '@rjsf/utils'
import { toPointer } from '../../../../src/format/check/Document.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import type { FieldWords } from '../../form/uiSchemaOf.ts'
import { schemaOf } from '../../form/schemaOf.ts'

/**
 * The JSON Pointers of the settings whose names, help text or group contain every word of the search, and of the groups
 * they are in.
 * @param isWanted whether a setting, by its fact, may be found at all
 */
export function findSettings(
  schema: RJSFSchema,
  search: string,
  isWanted: (fact: string) => boolean,
  { title, help }: Pick<FieldWords, 'title' | 'help'>,
): ReadonlySet<string> {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = new Set<string>()

  function visit(below: RJSFSchema, path: readonly string[], said: string): boolean {
    const pointer = toPointer(path)
    const text = `${said} ${title(pointer) ?? ''} ${help(pointer) ?? ''}`.toLocaleLowerCase()
    const isFound = below.properties
      ? Object.entries(below.properties)
          .map(([key, property]) => visit(schemaOf(property), [...path, key], text))
          .some(Boolean)
      : isWanted(formatFact({ kind: 'settings', pointer })) && words.every((word) => text.includes(word))
    if (isFound) found.add(`/${path.join('/')}`)
    return isFound
  }

  visit(schema, [], '')
  return found
}
