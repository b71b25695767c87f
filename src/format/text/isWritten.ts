import type { Locale } from '../locales.ts'
import type { Notice } from '../notices.ts'

/** Whether a notice shows in a language: with a title and, where it has a text or a picture at all, with that. */
export function isWritten(
  { title, body, picture = {} }: Pick<Notice, 'title' | 'body' | 'picture'>,
  locale: Locale,
): boolean {
  const isSaid = (texts: Notice['title']): boolean => Boolean(texts[locale])
  return isSaid(title) && [body, picture].every((texts) => isSaid(texts) || Object.values(texts).join('') === '')
}
