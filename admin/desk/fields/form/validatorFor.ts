import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils'
import { describeError } from './describeError.ts'
import { formSchemas, type FormName } from '../../facts/shapes/formSchemas.ts'
import { validators } from './validators.gen.js'
import type { Say } from '../../words/WordTable.ts'

const made = new Map<FormName, ValidatorType>()

/** The validator of a form, compiled in advance. */
export function validatorFor(name: FormName): ValidatorType {
  const known = made.get(name)
  if (known) return known
  const validator = createPrecompiledValidator(validators[name], formSchemas[name])
  made.set(name, validator)
  return validator
}

/** Errors of a form's value, in words. */
export function findErrors(name: FormName, value: unknown, t: Say): readonly RJSFValidationError[] {
  const schema: RJSFSchema = formSchemas[name]
  return validatorFor(name)
    .validateFormData(value, schema)
    .errors.map((error) => ({ ...error, message: describeError(error, t) }))
}
