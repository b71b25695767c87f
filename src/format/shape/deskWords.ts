import type { Locale } from '../locales.ts'

/** Operators' words in the languages of the desk. Members may be offered others, which no operator has to speak. */
export type DeskWords = Readonly<Record<'kor' | 'cn' | 'en', string> & Partial<Record<Locale, string>>>

/** A sentence on a part of a document: in English for authors, in all languages of the desk where its forms show it. */
export type Description = string | DeskWords

/** The same as a shape keeps it. */
export function described(words: Description) {
  return typeof words === 'string' ? { description: words } : { description: words.en, help: words }
}
