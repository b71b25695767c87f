import { languages, locales } from '../../../src/format/locales.ts'

/** A sentence of the service's with the names of languages for their codes. */
export function namedLanguages(sentence: string): string {
  return locales.reduce(
    (words, locale) => words.replaceAll(new RegExp(` in ${locale}\\b`, 'g'), ` in ${languages[locale].english}`),
    sentence,
  )
}
