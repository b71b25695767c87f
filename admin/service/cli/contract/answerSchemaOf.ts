import document from '../../../../schemas/platform.json' with { type: 'json' }
import { type AnswerSchema, contractOperations } from '../../../../mocks/contract.ts'

const named: Readonly<Record<string, AnswerSchema>> = document.components.schemas

/** Schema of a call's successful answer in the contract, envelope and all. */
export function answerSchemaOf(call: string): AnswerSchema {
  const operation = contractOperations.find(({ id }) => id === call)
  if (!operation) throw new Error(`The contract has no call ${call}.`)
  return operation.answer
}

/** Schema of a refusing answer in the contract. */
export const refusalSchema: AnswerSchema = { $ref: '#/components/schemas/Refusal' }

/** The schema itself, or the one that it names. */
export function resolveSchema(schema: AnswerSchema): AnswerSchema {
  return schema.$ref === undefined ? schema : (named[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {})
}
