import type { Locale } from './locales.ts'
import type { Notice } from './notices.ts'

/** Whether a notice shows in a language: with a title and, where it has a text at all, with that. */
export function isWritten({ title, body }: Pick<Notice, 'title' | 'body'>, locale: Locale): boolean {
  const hasBody = Object.values(body).some((text) => text !== '')
  return (title[locale] ?? '') !== '' && (!hasBody || (body[locale] ?? '') !== '')
}
