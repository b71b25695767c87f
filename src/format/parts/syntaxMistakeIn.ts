import { parseExpression } from '../expression/parseExpression.ts'
import { treeOf } from './partNames.ts'

/** Why an expression cannot be read; undefined of one that can, and of all else. */
export function syntaxMistakeIn(
  value: unknown,
): { readonly message: string; readonly hint: string; readonly offset: number } | undefined {
  if (typeof value !== 'string' || !value.startsWith('=')) return undefined
  const source = value.slice(1)
  if (treeOf(source)) return undefined
  const parsed = parseExpression(source, {})
  const [first] = 'issues' in parsed ? parsed.issues : []
  return first && { message: first.message, hint: first.hint ?? 'Write it in simpler parts.', offset: first.offset }
}
