import type { Locale } from '../../../../src/platform/Locale.ts'

const day = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
const formatters: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  kor: new Intl.DateTimeFormat('ko', { ...day, timeZone: 'Asia/Seoul' }),
  cn: new Intl.DateTimeFormat('zh-CN', { ...day, timeZone: 'Asia/Shanghai' }),
  en: new Intl.DateTimeFormat('en', { ...day, month: 'short' }),
}

/** A moment of the platform ("YYYY-MM-DD HH:mm:ss", UTC+8) in the reader's zone. */
export function formatTime(written: string, locale: Locale): string {
  const moment = Date.parse(`${written.replace(' ', 'T')}+08:00`)
  return Number.isNaN(moment) ? written : formatters[locale].format(moment)
}
