import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import document from '../schemas/platform.json' with { type: 'json' }
import { contractOperations } from './contract.ts'
import type { OperationId } from './platform/Operations.ts'

const CONTRACT = 'contract'

const ajv = new Ajv2020({ strict: false, allErrors: true })
ajv.addFormat('decimal', { type: 'string', validate: /^-?\d+(\.\d+)?$/ })
ajv.addFormat('platform-time', { type: 'string', validate: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/ })
ajv.addFormat('date', { type: 'string', validate: /^\d{4}-\d{2}-\d{2}$/ })
ajv.addFormat('uri-reference', true)
ajv.addSchema(document, CONTRACT)

const validators = new Map<string, ValidateFunction>()

/** Throws unless the envelope is what the contract says of the operation: its 200 answer or a refusal. */
export function checkAnswer(id: OperationId, envelope: { readonly code: number }): void {
  const validate = validatorAt(envelope.code === 200 ? answerPointer(id) : '/components/schemas/Refusal')
  if (validate(envelope)) return
  throw new Error(`The answer of ${id} is not in the contract: ${ajv.errorsText(validate.errors, { dataVar: '' })}`)
}

function validatorAt(pointer: string): ValidateFunction {
  const known = validators.get(pointer)
  if (known) return known
  const made = ajv.compile({ $ref: `${CONTRACT}#${pointer}` })
  validators.set(pointer, made)
  return made
}

function answerPointer(id: OperationId): string {
  const operation = contractOperations.find((known) => known.id === id)
  if (operation === undefined) throw new Error(`${id} is not in the contract.`)
  const { path, method } = operation
  return `/paths/${path.replaceAll('/', '~1')}/${method}/responses/200/content/application~1json/schema`
}
