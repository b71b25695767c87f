import type { Locale } from './locales.ts'
import type { Notice } from './notices.ts'

/** Whether a notice shows in a language: with a title and, where it has a text or a picture at all, with that. */
export function isWritten(
  { title, body, picture = {} }: Pick<Notice, 'title' | 'body' | 'picture'>,
  locale: Locale,
): boolean {
  const has = (texts: Notice['title']) => (texts[locale] ?? '') !== ''
  return has(title) && [body, picture].every((part) => has(part) || !Object.values(part).some((text) => text !== ''))
}
