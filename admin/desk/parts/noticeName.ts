import { locales, type Locale } from '../../../src/format/locales.ts'
import type { Notice } from '../../../src/format/notices.ts'

/**
 * The name of a notice in the desk: its title in the operator's language, or the first it has; empty when it has none.
 */
export function noticeName(title: Notice['title'] | undefined, locale: Locale): string {
  return title?.[locale] || locales.map((other) => title?.[other]).find(Boolean) || ''
}
