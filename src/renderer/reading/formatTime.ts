import { functions } from '../../format/expression/functions.ts'
import type { Locale } from '../../format/locales.ts'
import { languageTags } from './languageTags.ts'

/** Korean members read Korean time, Chinese ones Chinese time; English readers may live anywhere, so theirs is the device's. */
const zones: Readonly<Record<Locale, string | undefined>> = { kor: 'Asia/Seoul', cn: 'Asia/Shanghai', en: undefined }

const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
// "11/12/2025" is two different days to English readers, so their month is a word.
const dateParts: Readonly<Record<Locale, Intl.DateTimeFormatOptions>> = {
  kor: parts,
  cn: parts,
  en: { ...parts, month: 'short' },
}
const timeParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(as: 'dateTime' | 'date', locale: Locale, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${as} ${locale} ${timeZone ?? ''}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(languageTags[locale], {
    ...dateParts[locale],
    ...(as === 'dateTime' ? timeParts : {}),
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  formatters.set(key, made)
  return made
}

/**
 * Writes a moment out: platform times ("YYYY-MM-DD HH:mm:ss", UTC+8) and milliseconds move to the reader's zone,
 * a date alone belongs to no zone and stays that day. Undefined when the value is no moment.
 */
export function formatTime(value: unknown, as: 'dateTime' | 'date', locale: Locale): string | undefined {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) {
    const day = Date.parse(`${value}T00:00:00Z`)
    return Number.isNaN(day) ? undefined : formatterOf('date', locale, 'UTC').format(day)
  }
  const moment = momentOf(value)
  return moment === undefined ? undefined : formatterOf(as, locale, zones[locale]).format(moment)
}

function momentOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Math.abs(value) <= 8.64e15 ? value : undefined
  try {
    return functions.parseTime(value)
  } catch {
    return undefined
  }
}
