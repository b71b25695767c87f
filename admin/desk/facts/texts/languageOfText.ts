import { languages, locales, type Locale } from '../../../../src/format/locales.ts'
import { placeholders } from '../../../../src/format/check/placeholders.ts'

/** By what `Intl` calls the writing of a language; one that is not listed is not judged. */
const letters: Readonly<Partial<Record<string, RegExp>>> = {
  Kore: /\p{Script=Hangul}/gu,
  Hans: /\p{Script=Han}/gu,
  Hant: /\p{Script=Han}/gu,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Latn: /\p{Script=Latin}/gu,
}

const scriptOf = (locale: Locale): string => new Intl.Locale(languages[locale].tag).maximize().script ?? ''
const scripts = new Map(locales.map((locale) => [locale, scriptOf(locale)]))

/** Names of a language are written in that language everywhere. */
const NAME = /^locale\.(\w+)$/

/**
 * The other language that a text seems to be in, by its letters: Hangul in a Chinese text, Chinese characters without
 * Hangul in a Korean one, English words alone in either. Latin abbreviations such as "VIP" are everybody's.
 * @param names words in Latin letters that stay as they are, such as brands, in lower case
 */
export function languageOfText(
  key: string,
  locale: Locale,
  text: string,
  names: ReadonlySet<string> = new Set(),
): Locale | undefined {
  const named = NAME.exec(key)?.[1]
  const reader = locales.find((each) => each === named) ?? locale
  const own = scripts.get(reader) ?? ''
  const shown = withoutHoles(text).replaceAll(/https?:\/\/\S+|\S+@\S+\.\S+/g, '')
  const count = (script: string, from: string) => (letters[script] ? [...from.matchAll(letters[script])].length : 0)
  const owned = count(own, shown)
  const rest = letters[own] ? shown.replaceAll(letters[own], '') : shown
  for (const other of locales) {
    const script = scripts.get(other) ?? ''
    if (script === own || script === 'Latn' || count(script, rest) === 0) continue
    // Koreans put Chinese characters beside a word to explain it.
    if (own === 'Kore' && owned > 0 && script !== 'Jpan') continue
    return other
  }
  if (own === 'Latn' || letters[own] === undefined || owned > 0) return undefined
  const words = (shown.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => /[a-z]/.test(word))
  const isEnglish = words.some((word) => !names.has(word.toLowerCase()))
  return isEnglish ? locales.find((other) => scripts.get(other) === 'Latn') : undefined
}

/** Words of a text besides its values, as members read them. */
function withoutHoles(text: string): string {
  return placeholders(text).size === 0 ? text : text.replaceAll(/\{\{[^{}]*\}\}/g, ' ')
}
