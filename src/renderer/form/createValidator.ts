import { format, Validator, type OutputUnit, type Schema } from '@cfworker/json-schema'
import {
  createErrorHandler,
  toErrorSchema,
  unwrapErrorHandler,
  validationDataMerge,
  type FormContextType,
  type RJSFSchema,
  type RJSFValidationError,
  type StrictRJSFSchema,
  type ValidatorType,
} from '@rjsf/utils'
import { formats } from './formats.ts'

/**
 * rjsf's validator on an interpreter: AJV would compile with `new Function`, which our CSP forbids.
 * Each error names its keyword, its field and, in `params.limit`, the value of the keyword, so that the caller can word
 * it; `message` stays the keyword, because the interpreter only speaks English.
 */
export function createValidator<
  T = unknown,
  S extends StrictRJSFSchema = RJSFSchema,
  F extends FormContextType = FormContextType,
>(): ValidatorType<T, S, F> {
  Object.assign(format, formats)
  const validators = new WeakMap<object, Validator>()

  function validatorOf(schema: S): Validator {
    const known = validators.get(schema)
    if (known) return known
    const made = new Validator(schema as Schema, '7', false)
    validators.set(schema, made)
    return made
  }

  const self: ValidatorType<T, S, F> = {
    validateFormData(formData, schema, customValidate, transformErrors, uiSchema) {
      const raw = validate(validatorOf(schema), schema, formData)
      const errors = transformErrors ? transformErrors(raw, uiSchema) : raw
      const checked = { errors, errorSchema: toErrorSchema<T>(errors) }
      if (!customValidate) return checked
      const handler = customValidate(
        formData,
        createErrorHandler<T>(formData ?? ({} as T)),
        uiSchema,
        checked.errorSchema,
      )
      return validationDataMerge<T>(checked, unwrapErrorHandler<T>(handler))
    },
    isValid(schema, formData, rootSchema) {
      try {
        const { definitions, $defs } = rootSchema as RJSFSchema
        const whole = { ...(definitions && { definitions }), ...($defs && { $defs }), ...(schema as object) } as S
        return new Validator(whole as Schema, '7').validate(withoutUndefined(formData)).valid
      } catch {
        // A schema that cannot be read holds for nothing.
        return false
      }
    },
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- rjsf's own signature
    rawValidation<Result>(schema: S, formData?: T) {
      try {
        return { errors: validate(validatorOf(schema), schema, formData) as Result[] }
      } catch (error) {
        return { validationError: error instanceof Error ? error : new Error(String(error)) }
      }
    },
  }
  return self
}

/** They only say that something beneath them failed, which has an error of its own. */
const wrappers = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'allOf',
  'if',
  'then',
  'else',
  '$ref',
  'dependencies',
  'dependentSchemas',
])

function validate(
  validator: Validator,
  schema: { readonly properties?: object | undefined },
  value: unknown,
): RJSFValidationError[] {
  return validator
    .validate(withoutUndefined(value) ?? {})
    .errors.filter(({ keyword }) => !wrappers.has(keyword))
    .map((unit) => toError(schema, unit))
    .sort(inFieldOrder(schema))
}

/** The interpreter names what is missing before what is wrong; a member reads from the top. */
function inFieldOrder({ properties = {} }: { readonly properties?: object | undefined }) {
  const fields = Object.keys(properties)
  const placeOf = ({ property = '' }: RJSFValidationError) => fields.indexOf(property.split('.')[1] ?? '')
  return (a: RJSFValidationError, b: RJSFValidationError) => placeOf(a) - placeOf(b)
}

function toError(schema: object, unit: OutputUnit): RJSFValidationError {
  const { keyword } = unit
  const missing = keyword === 'required' ? /"(.*)"/s.exec(unit.error)?.[1] : undefined
  const path = [...segments(unit.instanceLocation), ...(missing === undefined ? [] : [missing])]
  const limit = missing === undefined ? valueAt(schema, unit.keywordLocation) : undefined
  return {
    name: keyword,
    message: keyword,
    property: path.map((segment) => `.${segment}`).join(''),
    params: {
      ...(missing === undefined ? {} : { missingProperty: missing }),
      ...(limit === undefined ? {} : { limit }),
    },
    schemaPath: unit.keywordLocation,
    stack: `${path.join('.')} ${keyword}`.trim(),
  }
}

/** The interpreter throws on `undefined`, which a cleared input leaves behind. */
function withoutUndefined(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
}

function segments(location: string): string[] {
  return location
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

function valueAt(schema: object, location: string): unknown {
  let found: unknown = schema
  for (const segment of segments(location)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment)) return undefined
    found = (found as Record<string, unknown>)[segment]
  }
  return found
}
