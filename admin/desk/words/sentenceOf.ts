import { DeskError } from '../api/DeskError.ts'
import { factName } from '../../../src/format/facts/factName.ts'
import { noFacts } from '../../../src/format/facts/parseFacts.ts'
import type { Words } from './useWords.ts'

/** A sentence for anything that was thrown. */
export function sentenceOf(error: unknown, words: Words): string {
  if (!(error instanceof DeskError)) return words.t('parts.problem')
  const { code, details, message } = error
  return words.coded(`refusal.${keyOf(code, details)}`, valuesOf(details, words)) ?? message
}

/** Some refusals have several reasons, each with words of its own. */
function keyOf(code: string, { trouble, why }: DeskError['details']): string {
  if (code === 'storage-unavailable' && typeof trouble === 'string') return `storage-${trouble}`
  return typeof why === 'string' ? `${code}-${why}` : code
}

function valuesOf(details: DeskError['details'], words: Words): Record<string, string | number> {
  const values = Object.fromEntries(
    Object.entries(details).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : [],
    ),
  )
  const { fact, needed, at } = details
  return {
    ...values,
    ...(typeof fact === 'string' && { name: factName(fact, words.locale, noFacts) }),
    ...(typeof at === 'string' && { at: words.moment(at) }),
    ...(typeof needed === 'string' && { role: words.coded(`roles.${needed}`) ?? needed }),
  }
}
