import document from '../../../../schemas/platform.json' with { type: 'json' }
import { type AnswerSchema, contractOperations } from '../../../../mocks/contract.ts'

const named: Readonly<Record<string, AnswerSchema>> = document.components.schemas

/** What the contract says of a call's successful answer, envelope and all. */
export function answerSchemaOf(call: string): AnswerSchema {
  const operation = contractOperations.find(({ id }) => id === call)
  if (!operation) throw new Error(`The contract has no call ${call}.`)
  return operation.answer
}

/** What the contract says of an answer that refuses. */
export const refusalSchema: AnswerSchema = { $ref: '#/components/schemas/Refusal' }

/** The schema itself, or the one that it names. */
export function resolveSchema(schema: AnswerSchema): AnswerSchema {
  return schema.$ref === undefined ? schema : (named[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {})
}
