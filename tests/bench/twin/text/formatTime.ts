import { byLocale, languageOf, type Locale } from '../../../../src/format/locales.ts'

const day = {
  year: 'numeric',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
const formatters = byLocale((locale) => {
  const { tag, month, zone } = languageOf(locale)
  return new Intl.DateTimeFormat(tag, { ...day, month, ...(zone !== undefined && { timeZone: zone }) })
})

/** A moment of the platform ("YYYY-MM-DD HH:mm:ss", UTC+8), in ms; NaN for a text that is not one. */
export const momentOf = (written: string): number => Date.parse(`${written.replace(' ', 'T')}+08:00`)

/** A moment of the platform in the reader's zone. */
export function formatTime(written: string, locale: Locale): string {
  const moment = momentOf(written)
  return Number.isNaN(moment) ? written : formatters[locale].format(moment)
}
