import type { RJSFValidationError } from '@rjsf/utils'

const words: Readonly<Record<string, (param: string) => string>> = {
  required: () => 'This needs a value.',
  minimum: (limit) => `At least ${limit}.`,
  maximum: (limit) => `At most ${limit}.`,
  minItems: (limit) => (limit === '1' ? 'At least one is needed.' : `At least ${limit} are needed.`),
  maxItems: (limit) => `At most ${limit}.`,
  minLength: (limit) => `At least ${limit} characters.`,
  maxLength: (limit) => `At most ${limit} characters.`,
  uniqueItems: () => 'Two of them are the same.',
  pattern: (pattern) =>
    pattern.includes('[0-5]')
      ? 'A time of day, such as 10:30.'
      : pattern.startsWith('^https')
        ? 'An https origin without a path, such as https://games.example.com.'
        : 'Digits only, with at most 8 after the point.',
  format: () => 'This is no date.',
  enum: () => 'Choose one of the list.',
  type: () => 'This is not the right kind of value.',
}

/** A schema error as a sentence; AJV's own speak of keywords. */
export function describeError({ name = '', params }: RJSFValidationError): string {
  const { limit, pattern } = (params ?? {}) as { limit?: number; pattern?: string }
  return words[name]?.(String(limit ?? pattern ?? '')) ?? 'This value cannot be used.'
}
