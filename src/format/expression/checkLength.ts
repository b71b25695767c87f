import { ExpressionError } from './ExpressionError.ts'

const LONGEST_TEXT = 100_000

/** Refuses to build or take apart an absurdly long text. */
export function checkLength(length: number): void {
  if (length > LONGEST_TEXT) throw new ExpressionError('too-long')
}
