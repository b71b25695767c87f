import { locales } from '../../../src/format/locales.ts'
import type { Notice } from '../../../src/format/notices.ts'

/** What a notice is called in the desk: its English title, or the first it has; empty when it has none. */
export function noticeName(title: Notice['title'] | undefined): string {
  return title?.en || locales.map((locale) => title?.[locale]).find(Boolean) || ''
}
