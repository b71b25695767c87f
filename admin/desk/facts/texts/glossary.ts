import written from '../../../../schemas/glossary.json' with { type: 'json' }
import { isObject, listOf } from '../../../../src/format/value/isObject.ts'
import { defaultLocale, locales, type Locale } from '../../../../src/format/locales.ts'
import type { TextFault } from './TextFault.ts'
import { comparable, wholeSyllables } from '../../../../src/format/text/typedText.ts'

/** A term by the languages' own words for it; a text keeps to it with any of them. */
type Term = Readonly<Partial<Record<Locale, readonly string[]>>>
export type Glossary = readonly Term[]

/** Reads the document of the glossary, and throws where it is wrong: the build ships it, and a test has read it. */
export function parseGlossary(document: unknown): Glossary {
  const terms = isObject(document) ? listOf(document['terms']) : []
  return terms.map((term) => {
    if (!isObject(term)) throw new Error(`"${String(term)}" is not a term of the glossary.`)
    const words = Object.entries(term).map(([language, value]) => {
      const locale = locales.find((each) => each === language)
      const given = listOf(value).flatMap((word) =>
        typeof word === 'string' && word.trim() !== '' ? [wholeSyllables(word)] : [],
      )
      if (locale === undefined || given.length === 0 || given.length !== listOf(value).length)
        throw new Error(`The glossary has no words at "${language}" of ${JSON.stringify(term)}.`)
      return [locale, given] as const
    })
    if (!words.some(([locale]) => locale === defaultLocale))
      throw new Error(`The glossary has a term without ${defaultLocale}: ${JSON.stringify(term)}.`)
    return Object.fromEntries(words)
  })
}

/**
 * The words that the site keeps to, in the order of `schemas/glossary.json`. The build ships them: as a setting they
 * would be part of every release that phones load.
 */
export const glossary: Glossary = parseGlossary(written)

/** The glossary's words of a language as they are compared; brands among them stay in Latin letters in any language. */
export function namesOf(terms: Glossary, locale: Locale): ReadonlySet<string> {
  const known = names.get(terms) ?? new Map<Locale, ReadonlySet<string>>()
  names.set(terms, known)
  const found = known.get(locale) ?? new Set(terms.flatMap((term) => term[locale] ?? []).map(comparable))
  known.set(locale, found)
  return found
}

const names = new WeakMap<Glossary, Map<Locale, ReadonlySet<string>>>()

/**
 * The terms that the Korean text has and the other one does not. The longest term that begins at a place is meant, so
 * that 출금 is not looked for in 출금 비밀번호.
 */
export function findTerms(
  terms: Glossary,
  locale: Locale,
  source: string,
  text: string,
): readonly Extract<TextFault, { kind: 'glossary' }>[] {
  const spoken = comparable(text)
  return termsIn(terms, wholeSyllables(source)).flatMap(({ word, term }) => {
    const wanted = term[locale] ?? []
    const isSaid = wanted.length === 0 || wanted.some((each) => spoken.includes(comparable(each)))
    return isSaid ? [] : [{ kind: 'glossary', term: word, wanted } as const]
  })
}

function termsIn(terms: Glossary, source: string): readonly { readonly word: string; readonly term: Term }[] {
  const all = terms
    .flatMap((term) => (term[defaultLocale] ?? []).map((word) => ({ word, term })))
    .toSorted((a, b) => b.word.length - a.word.length)
  let left = source
  const found = []
  for (const each of all) {
    if (!left.includes(each.word)) continue
    found.push(each)
    left = left.replaceAll(each.word, '\0')
  }
  return found
}
