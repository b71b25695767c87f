import { functions } from '../../format/expression/functions.ts'
import { languageOf, languages, type Locale } from '../../format/locales.ts'

const timeParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(as: 'dateTime' | 'date', locale: Locale, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${as} ${locale} ${timeZone ?? ''}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(languages[locale].tag, {
    year: 'numeric',
    month: languages[locale].month,
    day: '2-digit',
    ...(as === 'dateTime' ? timeParts : {}),
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  formatters.set(key, made)
  return made
}

/**
 * Writes a moment out: platform times ("YYYY-MM-DD HH:mm:ss", UTC+8) and milliseconds move to the reader's zone,
 * a date alone belongs to no zone and stays that day. Undefined when the value is not a time.
 */
export function formatTime(value: unknown, as: 'dateTime' | 'date', locale: Locale): string | undefined {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) {
    // `Date` alone rolls 30 February over to 2 March.
    if (momentOf(`${value} 00:00:00`) === undefined) return undefined
    return formatterOf('date', locale, 'UTC').format(Date.parse(`${value}T00:00:00Z`))
  }
  const moment = momentOf(value)
  return moment === undefined ? undefined : formatterOf(as, locale, languageOf(locale).zone).format(moment)
}

function momentOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Math.abs(value) <= 8.64e15 ? value : undefined
  try {
    return functions.parseTime(value)
  } catch {
    return undefined
  }
}
