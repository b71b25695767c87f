import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'
import type { Facts } from './Facts.ts'

/** Codes such as USDT or TRC20, which no language translates. */
const CODE = /(?<!\p{L})[A-Z]{2,5}[0-9]*(?!\p{L})/gu

/**
 * Words in an expression whose result members read: no language translates them. What members read is a copy key, copy
 * with values, or what the platform says; marks, figures and codes in capitals between those are fine.
 */
export function checkWords(
  texts: readonly string[],
  path: Path,
  { copy }: Pick<Facts, 'copy'>,
  report: (found: Found) => void,
): void {
  const written = texts.find((text) => /\p{L}/u.test(text.replaceAll(CODE, '')))
  if (written === undefined) return
  const isKey = copy.has(written) || /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_]+)+$/.test(written)
  report({
    path,
    code: 'raw-text',
    message: isKey
      ? `"${written}" would be shown as written: an expression cannot choose between texts.`
      : `"${written}" would be shown as written in every language.`,
    hint: isKey
      ? 'Write two blocks with "when", each with one of the texts.'
      : 'Put the words into the copy and write { "copy": key, "with": { … } }, with what changes as a value.',
  })
}
