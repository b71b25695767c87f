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

/** How much of its place a text takes, in characters; `budget` is undefined for long texts, which wrap. */
export interface Fit {
  readonly count: number
  readonly budget: number | undefined
  readonly isOver: boolean
}

/** Whether a text fits, reckoned in its own characters: a Korean text with "USDT" in it may have more of them. */
export function fitOf(shipped: Facts, key: string, locale: Locale, text: string): Fit {
  const count = charactersIn(text)
  const fitting = fittingWidth(shipped, key)
  const budget =
    fitting === undefined || text === ''
      ? copyBudget(shipped, key, locale)
      : Math.ceil((fitting * count) / widthOf(text))
  return { count, budget, isOver: budget !== undefined && count > budget }
}

/**
 * About how many characters of a language fit in a text's place: a screen is made for the widest of its shipped
 * texts, a Korean or Chinese character being as wide as two Latin ones. Undefined for long texts, which wrap.
 */
export function copyBudget(shipped: Facts, key: string, locale: Locale): number | undefined {
  const fitting = fittingWidth(shipped, key)
  return fitting === undefined || locale === 'en' ? fitting : Math.ceil(fitting / 2)
}

const known = new WeakMap<Facts, Map<string, number | undefined>>()

/** In Latin characters. Segmenting is slow, and a table asks about every text. */
function fittingWidth(shipped: Facts, key: string): number | undefined {
  const widths = known.get(shipped) ?? new Map<string, number | undefined>()
  known.set(shipped, widths)
  if (!widths.has(key)) widths.set(key, widthFor(shipped, key))
  return widths.get(key)
}

function widthFor(shipped: Facts, key: string): number | undefined {
  const widest = Math.max(...locales.map((other) => widthOf(shipped.copy[other][key] ?? '')))
  if (widest === 0 || widest > LABEL) return undefined
  return Math.max(Math.ceil(widest * SLACK), 6)
}

function widthOf(text: string): number {
  return [...segmenter.segment(text)].reduce((width, { segment }) => width + (WIDE.test(segment) ? 2 : 1), 0)
}
