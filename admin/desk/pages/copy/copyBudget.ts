import { locales, type Locale } from '../../../../src/format/locales.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'

/** Space left beside the widest shipped text. */
const SLACK = 1.25
/** A long text wraps anyway; only labels have a budget. */
const LABEL = 60
const WIDE = /[ᄀ-ᇿ⺀-꓏가-힣豈-﫿︰-﹏＀-｠]/u
const segmenter = new Intl.Segmenter()

/** As members count them: a syllable or an emoji is one. */
export function charactersIn(text: string): number {
  return [...segmenter.segment(text)].length
}

/**
 * About how many characters of a language fit in a text's place: a screen is made for the widest of its shipped
 * texts, a Korean or Chinese character being as wide as two Latin ones. Undefined for long texts, which wrap.
 */
export function copyBudget(shipped: Facts, key: string, locale: Locale): number | undefined {
  const widest = Math.max(...locales.map((other) => widthOf(shipped.copy[other][key] ?? '')))
  if (widest === 0 || widest > LABEL) return undefined
  const fitting = Math.max(Math.ceil(widest * SLACK), 6)
  return locale === 'en' ? fitting : Math.ceil(fitting / 2)
}

function widthOf(text: string): number {
  return [...segmenter.segment(text)].reduce((width, { segment }) => width + (WIDE.test(segment) ? 2 : 1), 0)
}
