import { formatFact } from '../../../../../src/format/fact.ts'
import type { Locale } from '../../../../../src/format/locales.ts'
import type { TextFault } from '../../../facts/texts/TextFault.ts'

/** A text that is to become another one: by replacing, or by a file. */
export interface TextChange {
  readonly key: string
  readonly locale: Locale
  readonly before: string
  readonly after: string
  /** Why it cannot be taken. */
  readonly refusal: Refused | undefined
  /** Part that has changed since the file was written. */
  readonly conflict: 'text' | 'source' | undefined
}

export type Refused =
  /** Typed in the table and not saved; not a text of the app; twice in a file, with different texts. */
  { readonly kind: 'typed' | 'unknown' | 'twice' } | { readonly kind: 'fault'; readonly fault: TextFault }

export const factOfChange = ({ key, locale }: Pick<TextChange, 'key' | 'locale'>): string =>
  formatFact({ kind: 'copy', locale, key })
