import type { i18n } from 'i18next'
import { use } from 'react'
import { I18nContext, useTranslation } from 'react-i18next'
import { languageName } from '../../../src/format/facts/languageName.ts'
import { languages, type Locale } from '../../../src/format/locales.ts'
import { knownZone } from '../../../src/format/time/zones.ts'
import type { Say } from './WordTable.ts'
import { type DeskLocale, deskLocales } from './DeskLocale.ts'

/** The operator's language: its words, and how it writes moments, numbers and lists. */
export interface Words {
  readonly locale: DeskLocale
  readonly t: Say
  /** Words of a code of the service: `refusal.last-owner`. Undefined for one that the desk does not know. */
  readonly coded: (key: string, values?: Readonly<Record<string, string | number>>) => string | undefined
  /** A moment in the operator's own time zone; the year only when it is not this one. */
  readonly moment: (iso: string, now?: Date) => string
  /** The same, with its day of the week, in a time zone. */
  readonly momentIn: (iso: string, zone: string, now?: number) => string
  /** A day in the operator's own time zone: "Friday, 27 November". */
  readonly day: (iso: string, now?: number) => string
  /** The time of day of a moment that is not far off. */
  readonly clock: (iso: string) => string
  /** How long it is ago: "3 minutes ago". */
  readonly ago: (iso: string, now?: number) => string
  /** How far ahead it is: "in 6 hours". */
  readonly ahead: (iso: string, now: number) => string
  /** Name of a language: "Korean". */
  readonly language: (locale: Locale) => string
  readonly number: (value: number) => string
  /** "a, b and c" */
  readonly list: (items: readonly string[]) => string
  /** The same in pieces: the items, by their number, and what is between them. */
  readonly listParts: (items: readonly string[]) => readonly ListPart[]
}

interface ListPart {
  /** Its place in the list. */
  readonly id: number
  readonly text: string
  /** Which item it is; missing for what is between two. */
  readonly at?: number
}

/** A component that says something in it is drawn again in another language. */
export function useWords(): Words {
  const { i18n } = useTranslation()
  // The hook hands every component an instance of its own, for which all formats would be made once more.
  return wordsOf(use(I18nContext)?.i18n ?? i18n)
}

const known = new WeakMap<i18n, Map<string, Words>>()

/** The same object as long as the language is the same. */
export function wordsOf(instance: i18n): Words {
  const byLanguage = known.get(instance) ?? new Map<string, Words>()
  known.set(instance, byLanguage)
  const words = byLanguage.get(instance.language) ?? wordsIn(instance)
  byLanguage.set(instance.language, words)
  return words
}

/** By length in seconds. */
const spans = [
  ['second', 1],
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
] as const

/** A length of time in its largest unit, never less than none. */
function spanOf(
  ms: number,
  counted: (count: number) => number,
  among: readonly (typeof spans)[number][] = spans,
): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.max(0, ms / 1000)
  const [unit, length] = among.findLast(([, length]) => seconds >= length) ?? spans[0]
  return [counted(seconds / length), unit]
}

/** Days count by the calendar: from a morning to the next day's evening is not two of them. */
function aheadOf(at: number, now: number): [number, Intl.RelativeTimeFormatUnit] {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000)
  return days >= 2 ? [days, 'day'] : spanOf(at - now, Math.round, spans.slice(0, -1))
}

function wordsIn(instance: i18n): Words {
  const { language } = instance
  const locale = deskLocales.find((each) => languages[each].tag === language) ?? 'en'
  const say = instance.getFixedT(language)
  const fill = (key: string, values: Readonly<Record<string, string | number>> = {}): string => say(key, values)
  // "11/12" is two different days to English readers, and theirs is not a clock of twelve hours here.
  const times = locale === 'en' ? 'en-GB' : language
  const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const day = { day: 'numeric', month: 'short' } as const
  const yearOf = (time: number) => new Date(time).getFullYear()
  const withYear = (time: number, now: number) => (yearOf(time) === yearOf(now) ? {} : { year: 'numeric' as const })
  const formats = {
    moment: new Intl.DateTimeFormat(times, { ...day, ...minute }),
    withYear: new Intl.DateTimeFormat(times, { ...day, year: 'numeric', ...minute }),
    clock: new Intl.DateTimeFormat(times, minute),
    ago: new Intl.RelativeTimeFormat(language),
    number: new Intl.NumberFormat(language),
    list: new Intl.ListFormat(times, { type: 'conjunction' }),
  }
  return {
    locale,
    t: (key, ...[values]) => fill(key, values),
    coded: (key, values) => (instance.exists(key, { ...values, lng: language }) ? fill(key, values) : undefined),
    moment(iso, now = new Date()) {
      const date = new Date(iso)
      if (Number.isNaN(date.getTime())) return ''
      return (date.getFullYear() === now.getFullYear() ? formats.moment : formats.withYear).format(date)
    },
    momentIn: (iso, zone, now = Date.now()) =>
      new Intl.DateTimeFormat(times, {
        weekday: 'short',
        ...day,
        ...withYear(Date.parse(iso), now),
        ...minute,
        timeZone: knownZone(zone),
      }).format(new Date(iso)),
    day: (iso, now = Date.now()) =>
      new Intl.DateTimeFormat(times, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        ...withYear(Date.parse(iso), now),
      }).format(new Date(iso)),
    clock: (iso) => formats.clock.format(new Date(iso)),
    ago: (iso, now = Date.now()) => formats.ago.format(...spanOf(now - Date.parse(iso), (count) => -Math.floor(count))),
    ahead: (iso, now) => formats.ago.format(...aheadOf(Date.parse(iso), now)),
    language: (spoken) => languageName(spoken, locale),
    number: (value) => formats.number.format(value),
    list: (items) => formats.list.format(items),
    listParts(items) {
      let next = 0
      return formats.list
        .formatToParts(items)
        .map(({ type, value }, id) => ({ id, text: value, ...(type === 'element' && { at: next++ }) }))
    },
  }
}
