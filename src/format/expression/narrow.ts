import { ExpressionError } from './ExpressionError.ts'
import { Optional } from './Optional.ts'

/** Each gives the value back as the kind it has to be, or ends the evaluation. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : refuse())
export const asNumber = (value: unknown): number => (typeof value === 'number' ? value : refuse())
export const asTruth = (value: unknown): boolean => (typeof value === 'boolean' ? value : refuse())
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : refuse())
export const asOptional = (value: unknown): Optional => (value instanceof Optional ? value : refuse())

function refuse(): never {
  throw new ExpressionError('wrong-type')
}
