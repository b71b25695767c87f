import type { Locale } from '../locales.ts'
import type { Notice } from '../notices.ts'

/** Whether a notice shows in a language: with a title and, where it has a text, picture or button at all, with that. */
export function isWritten(
  { title, body, picture = {}, button = {} }: Pick<Notice, 'title' | 'body' | 'picture' | 'button'>,
  locale: Locale,
): boolean {
  const isSaid = (texts: Notice['title']): boolean => Boolean(texts[locale])
  return (
    isSaid(title) && [body, picture, button].every((texts) => isSaid(texts) || Object.values(texts).join('') === '')
  )
}
