import type { RJSFValidationError } from '@rjsf/utils'

/** The check's message about the audience, among the errors of the notice or dialog that it belongs to. */
export const audienceError = (errors: readonly RJSFValidationError[]): string | undefined =>
  errors.find(({ property = '' }) => `${property}.`.startsWith('.audience.'))?.message
