import { isWritten } from '../../../../src/format/text/isWritten.ts'
import { type Locale, locales } from '../../../../src/format/locales.ts'
import type { Notice } from '../../../../src/format/notices.ts'

/** The languages in which members do not see a notice. */
export function languagesMissing(notice: Notice): readonly Locale[] {
  return locales.filter((locale) => !isWritten(notice, locale))
}
