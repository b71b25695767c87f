import { type AnswerSchema, contractOperations } from '../../../../mocks/contract.ts'

/** Schema of a call's successful answer in the contract, envelope and all. */
export function answerSchemaOf(call: string): AnswerSchema {
  const operation = contractOperations.find(({ id }) => id === call)
  if (!operation) throw new Error(`The contract has no call ${call}.`)
  return operation.answer
}

/** Schema of a refusing answer in the contract. */
export const refusalSchema: AnswerSchema = { $ref: '#/components/schemas/Refusal' }
