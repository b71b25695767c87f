import { byLocale, languages, type Locale } from '../locales.ts'

const names = byLocale((locale) => new Intl.DisplayNames(languages[locale].tag, { type: 'language' }))

/** Name of a language in another one: "Korean". */
export function languageName(spoken: Locale, reader: Locale): string {
  // Without a country: "Chinese", not "Chinese (China)".
  return names[reader].of(languages[spoken].tag.replace(/-.*/, '')) ?? languages[spoken].name
}
