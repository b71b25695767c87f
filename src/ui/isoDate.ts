/** Calendar days as the platform writes them, 'YYYY-MM-DD'. The day picker works in local time, so these do too. */
export function toIsoDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Local midnight of an ISO day; undefined for anything else, also for days no month has. */
export function fromIsoDate(text: string | undefined): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '')
  if (!match) return undefined
  const date = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  return toIsoDate(date) === text ? date : undefined
}

/** The languages the calendar speaks, as Intl and HTML name them. */
export type CalendarLocale = 'ko' | 'zh-CN' | 'en'

// "11/12/2025" is two different days to English readers, so their month is a word.
const months: Readonly<Record<CalendarLocale, '2-digit' | 'short'>> = { ko: '2-digit', 'zh-CN': '2-digit', en: 'short' }

export function dateText(iso: string | undefined, locale: CalendarLocale): string {
  const date = fromIsoDate(iso)
  if (!date) return ''
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: months[locale], day: '2-digit' }).format(date)
}
