import { isBlank } from '../../../../src/format/check/isBlank.ts'
import { placeholders, strayMarks } from '../../../../src/format/check/placeholders.ts'
import { strayCharacter } from '../../../../src/format/check/strayCharacter.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import { defaultLocale, locales, type Locale, languages } from '../../../../src/format/locales.ts'
import { findTerms, namesOf, type Glossary } from './glossary.ts'
import { fitOf } from './copyBudget.ts'
import type { TextFault } from './TextFault.ts'
import { comparable, wholeSyllables } from '../../../../src/format/text/typedText.ts'
import { finalConsonant } from '../../../../src/format/text/finalConsonant.ts'
import { particlePairs, type ParticlePair } from '../../../../src/format/text/particlePairs.ts'

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

interface TextPlace {
  readonly key: string
  readonly locale: Locale
  /** The Korean text now, where that is another one. */
  readonly source: string
}

/** All that is wrong with a text; the table, replacing and imports ask the same one. */
export type TextJudge = (place: TextPlace, text: string) => readonly TextFault[]

interface TextJudgeOptions {
  /** For whose widest texts the screens are made. */
  readonly shipped: Facts
  /** Whose values the app fills in. */
  readonly live: Facts
  readonly glossary: Glossary
}

export function createTextJudge({ shipped, live, glossary }: TextJudgeOptions): TextJudge {
  // A key press asks again about every text on the page.
  const known = new Map<string, { readonly of: string; readonly faults: readonly TextFault[] }>()
  return (place, text) => {
    const fact = `${place.locale}:${place.key}`
    const of = `${text}\0${place.source}`
    const kept = known.get(fact)
    if (kept?.of === of) return kept.faults
    const wanted = liveText(live, place.key)
    const errors = findErrors(wanted, text)
    const faults = text === '' ? errors : [...errors, ...findWarnings(place, text, shipped, glossary)]
    known.set(fact, { of, faults })
    return faults
  }
}

/** The live text that says which placeholders a key has; empty for a key that is new. */
export function liveText(live: Facts, key: string): string {
  return locales.map((locale) => live.copy[locale][key]).find((text) => text !== undefined && text !== '') ?? ''
}

const holes = (names: Iterable<string>): readonly string[] => [...names].map((name) => `{{${name}}}`)

/** Faults that the check would refuse. */
export function findErrors(reference: string, text: string): readonly TextFault[] {
  if (isBlank(text)) return [{ kind: 'missing' }]
  const wanted = placeholders(reference)
  const given = placeholders(text)
  const lost = holes([...wanted].filter((name) => !given.has(name)))
  const unknown = holes([...given].filter((name) => !wanted.has(name)))
  const mark = strayMarks(text)
  return [
    ...(lost.length > 0 ? [{ kind: 'lost', names: lost } as const] : []),
    ...(unknown.length > 0 ? [{ kind: 'unknown', names: unknown } as const] : []),
    ...(mark === undefined ? [] : [{ kind: 'stray', mark } as const]),
    ...(strayCharacter(text) === undefined ? [] : [{ kind: 'character' } as const]),
  ]
}

function* findWarnings(
  { key, locale, source }: TextPlace,
  text: string,
  shipped: Facts,
  glossary: Glossary,
): Generator<TextFault> {
  const model = locale === defaultLocale ? (shipped.copy[locale][key] ?? '') : source
  const { count, budget, isOver } = fitOf(shipped, key, locale, text)
  if (budget !== undefined && isOver) yield { kind: 'long', count, budget }
  const found = languageOfText(key, locale, text, namesOf(glossary, locale))
  if (found !== undefined) yield { kind: 'language', found }
  const particle = particleFault(text, locale)
  if (particle !== undefined) yield { kind: 'particle', ...particle }
  if (/^\s|\s$|[^\S\n]\n/u.test(text)) yield { kind: 'edges' }
  if (/[^\S\n]{2,}/u.test(text)) yield { kind: 'spaces' }
  if (/[\u200B\u2060\u00AD\u180E]/u.test(text)) yield { kind: 'invisible' }
  const lines = { count: linesIn(text), wanted: linesIn(model) }
  if (model !== '' && lines.count !== lines.wanted) yield { kind: 'lines', ...lines }
  if (isFormula(text, model)) yield { kind: 'formula' }
  const mark = markup(text).find((each) => !markup(model).includes(each))
  if (mark !== undefined) yield { kind: 'markup', mark }
  if (locale !== defaultLocale)
    yield* glossaryHints(glossary, locale, { source, text }, shippedPair(shipped, key, locale))
}

interface Pair {
  readonly source: string
  readonly text: string
}

const shippedPair = ({ copy }: Facts, key: string, locale: Locale): Pair => ({
  source: copy[defaultLocale][key] ?? '',
  text: copy[locale][key] ?? '',
})

/** A place whose shipped text does without a term has its reason: the label of an amount need not say "deposit" again. */
function glossaryHints(glossary: Glossary, locale: Locale, now: Pair, shipped: Pair): readonly TextFault[] {
  const excused = findTerms(glossary, locale, shipped.source, shipped.text).map(({ term }) => term)
  return findTerms(glossary, locale, now.source, now.text).filter(({ term }) => !excused.includes(term))
}

const linesIn = (text: string): number => text.split('\n').length

/**
 * Whether a spreadsheet has made or would make a formula of a text; "+{{amount}}" is fine where the Korean begins so,
 * too.
 */
function isFormula(text: string, model: string): boolean {
  if (/^\s*=|^#(?:NAME|REF|VALUE|N\/A|DIV\/0|NUM|NULL|SPILL|FIELD)\b|^'+[=+\-@]/.test(text)) return true
  const [sign] = /^[+\-@]/.exec(text) ?? []
  return sign !== undefined && !model.startsWith(sign)
}

/** Tags and character references, which members would read as they are written. */
function markup(text: string): readonly string[] {
  return text.match(/<\/?[a-z][^<>]*>?|&(?:[a-z]{2,8}|#x?[\da-f]{1,6});/gi) ?? []
}

/**
 * The other language that a text seems to be in, by its letters: Hangul in a Chinese text, Chinese characters without
 * Hangul in a Korean one, English words alone in either. Latin abbreviations such as "VIP" are everybody's.
 * @param names words in Latin letters that stay as they are, such as brands, in lower case
 */
function languageOfText(
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
  const isEnglish = words.some((word) => !names.has(comparable(word)))
  return isEnglish ? locales.find((other) => scripts.get(other) === 'Latn') : undefined
}

/** Words of a text besides its values, as members read them. */
function withoutHoles(text: string): string {
  return placeholders(text).size === 0 ? text : text.replaceAll(/\{\{[^{}]*\}\}/g, ' ')
}

interface ParticleFault {
  readonly written: string
  readonly better: string
}

/** "₩7,000" and "7,000원" are both read with 원 at their end, whatever the digits. */
const AMOUNT = 'amount'
const WON = '원'
const CLOSING = `[)\\]"'”’」』》]*`
/** At the end of a word: "{{name}}이에요" has another one. */
const END = '(?![가-힣])'
const both = '을\\(를\\)|를\\(을\\)|은\\(는\\)|는\\(은\\)|이\\(가\\)|가\\(이\\)|과\\(와\\)|와\\(과\\)|\\(으\\)로'
const single = particlePairs.flatMap((pair) => pair.split('/')).join('|')
const afterHole = new RegExp(`(\\{\\{\\s*\\w+\\s*)\\}\\}${CLOSING}(${both}|(?:${single})${END})`)
const afterWord = new RegExp(`([가-힣])(${both}|(?:를|와|으로)${END})`, 'g')

/**
 * Where a text has one particle for every value, or the one that does not follow the word before it. Only endings that
 * no noun has are judged in plain words: "가을" ends in 을, and nothing in 를 after a consonant.
 */
function particleFault(typed: string, locale: Locale): ParticleFault | undefined {
  const text = wholeSyllables(typed)
  const hole = new RegExp(`\\{\\{\\s*(\\w+)\\s*,\\s*(?:${particlePairs.join('|')})\\s*\\}\\}`).exec(text)
  if (locale !== defaultLocale) return hole ? { written: hole[0], better: `{{${hole[1]}}}` } : undefined
  // The app puts the particle right behind the value: quotes around it have to go.
  const [written, opening = '', particle = ''] = afterHole.exec(text) ?? []
  if (written !== undefined) {
    const name = opening.slice(2).trim()
    const pair = pairOf(particle)
    const better = name === AMOUNT ? `{{${name}}}${follows(WON, pair)}` : `{{${name}, ${pair}}}`
    if (written !== better) return { written, better }
  }
  for (const [whole, last = '', found = ''] of text.matchAll(afterWord)) {
    const better = follows(last, pairOf(found))
    if (found !== better) return { written: whole, better: `${last}${better}` }
  }
  return undefined
}

function pairOf(particle: string): ParticlePair {
  const forms = particle.replaceAll('(으)로', '으로').split(/[()]/)
  return particlePairs.find((pair) => pair.split('/').some((form) => forms.includes(form))) ?? particlePairs[0]
}

function follows(word: string, pair: ParticlePair): string {
  const [first = '', second = ''] = pair.split('/')
  const end = finalConsonant(word)
  return end === 'consonant' || (end === 'rieul' && pair !== '으로/로') ? first : second
}
