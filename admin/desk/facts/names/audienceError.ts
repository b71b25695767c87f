import type { RJSFValidationError } from '@rjsf/utils'

/** What the check says of the audience, among the errors of the notice or dialog that it belongs to. */
export const audienceError = (errors: readonly RJSFValidationError[]): string | undefined =>
  errors.find(({ property = '' }) => `${property}.`.startsWith('.audience.'))?.message
