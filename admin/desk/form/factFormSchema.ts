import type { RJSFSchema } from '@rjsf/utils'
import { schemaOf } from './schemaOf.ts'

/** These keys of a notice or a dialog as a form; all but the moments need a value. Words come with the language. */
export function factFormSchema(schema: RJSFSchema, keys: readonly string[]): RJSFSchema {
  const picked = keys.map((key) => {
    const { default: _default, ...rest } = schemaOf(schema.properties?.[key])
    return [key, rest] as const
  })
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(picked),
    required: keys.filter((key) => key !== 'from' && key !== 'until'),
  }
}
