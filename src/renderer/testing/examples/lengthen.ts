import type { Locale } from '../../../format/locales.ts'
import { exampleCopy } from './exampleCopy.ts'

/** 300 characters in a language, longer than anybody meant. */
export function longText(locale: Locale): string {
  return (exampleCopy(locale)['example.long'] ?? '').repeat(8).slice(0, 300)
}

/** The same data with every word in it very long; numbers, times and addresses stay. */
export function lengthen(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return isWords(value) ? `${value} ${longText(locale)}` : value
  if (Array.isArray(value)) return value.map((item) => lengthen(item, locale))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lengthen(item, locale)]))
}

const isWords = (text: string) => text !== '' && !/^[-\d.: ]+$|^https?:|\.svg$/.test(text)
