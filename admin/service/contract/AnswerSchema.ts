import document from '../../../schemas/platform.json' with { type: 'json' }

/** The part of JSON Schema that the contract's answers are written in. */
export interface AnswerSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly properties?: Readonly<Record<string, AnswerSchema>>
  readonly required?: readonly string[]
  readonly items?: AnswerSchema
}

interface Operation {
  readonly operationId?: string
  readonly responses?: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: AnswerSchema } } }
  }
}

const operations = Object.values(
  document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>,
).flatMap((methods) => Object.values(methods))
const named = document.components.schemas as unknown as Readonly<Record<string, AnswerSchema>>

/** What the contract says of a call's successful answer, envelope and all. */
export function answerSchema(call: string): AnswerSchema {
  const schema = operations.find(({ operationId }) => operationId === call)?.responses?.[200].content[
    'application/json'
  ].schema
  if (!schema) throw new Error(`The contract has no call ${call}.`)
  return schema
}

/** What the contract says of an answer that refuses. */
export const refusalSchema: AnswerSchema = { $ref: '#/components/schemas/Refusal' }

/** The schema itself, or the one that it names. */
export function resolveSchema(schema: AnswerSchema): AnswerSchema {
  return schema.$ref === undefined ? schema : (named[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {})
}
