import { locales, type Locale } from '../locales.ts'
import { textsOf } from '../value/isObject.ts'

/**
 * The name of a notice in the desk: its title in the operator's language, or the first it has; empty when it has none.
 */
export function noticeName(title: unknown, locale: Locale): string {
  const texts = textsOf(title)
  return texts[locale] || locales.map((other) => texts[other]).find(Boolean) || ''
}
