import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils'
import { formSchemas, type FormName } from '../../facts/shapes/formSchemas.ts'
import { validators } from './validators.gen.js'
import type { Say } from '../../words/WordTable.ts'
import { objectOf } from '../../../../src/format/value/isObject.ts'

const words: Readonly<Record<string, (limit: string, t: Say) => string>> = {
  required: (_, t) => t('form.required'),
  minimum: (limit, t) => t('form.atLeast', { limit }),
  maximum: (limit, t) => t('form.atMost', { limit }),
  minItems: (limit, t) => (limit === '1' ? t('form.oneNeeded') : t('form.someNeeded', { limit })),
  minProperties: (_, t) => t('form.oneNeeded'),
  maxItems: (limit, t) => t('form.atMost', { limit }),
  minLength: (limit, t) => t('form.tooShort', { limit }),
  maxLength: (limit, t) => t('form.tooLong', { limit }),
  uniqueItems: (_, t) => t('form.twice'),
  pattern: (pattern, t) =>
    t(pattern.includes('[0-5]') ? 'form.clock' : pattern.startsWith('^https') ? 'form.origin' : 'form.digits'),
  format: (_, t) => t('form.date'),
  enum: (_, t) => t('form.choice'),
  type: (_, t) => t('form.kind'),
}

const made = new Map<FormName, ValidatorType>()

/** The validator of a form, compiled in advance. */
function validatorFor(name: FormName): ValidatorType {
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

/** A schema error as a sentence; AJV's own messages use keywords. */
function describeError({ name = '', params }: RJSFValidationError, t: Say): string {
  const { limit, pattern } = objectOf(params)
  const bound = limit ?? pattern
  const said = typeof bound === 'number' || typeof bound === 'string' ? String(bound) : ''
  return words[name]?.(said, t) ?? t('form.unusable')
}
