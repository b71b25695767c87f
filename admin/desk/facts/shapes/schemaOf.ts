import type { RJSFSchema } from '@rjsf/utils'

type Definition = NonNullable<RJSFSchema['properties']>[string]

/** A property's schema as rjsf types one; none says nothing, like `true`. */
export const schemaOf = (definition: Definition | undefined): RJSFSchema =>
  definition !== undefined && isSchema(definition) ? definition : {}

const isSchema = (definition: Definition): definition is RJSFSchema => typeof definition === 'object'
