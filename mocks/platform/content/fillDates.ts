import type { Locale } from '../Locale.ts'
import { DAY } from '../platformTime.ts'
import { MEMBERS_ZONE } from '../../../src/format/time/zones.ts'

const tags: Readonly<Record<Locale, string>> = { kor: 'ko-KR', cn: 'zh-CN', en: 'en-GB' }

/** Members of the demonstration are told days as they are in Korea, like its hours. */
const writers: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  kor: writerFor('kor'),
  cn: writerFor('cn'),
  en: writerFor('en'),
}

/** Writes days into a text: `{+3}` is three days after the instant, `{-7}` a week before it, `{+0}` its own day. */
export function fillDates(text: string, locale: Locale, at: number): string {
  return text.replaceAll(/\{([+-]\d+)\}/g, (_, days) => writers[locale].format(at + Number(days) * DAY))
}

function writerFor(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tags[locale], {
    timeZone: MEMBERS_ZONE,
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
    weekday: 'short',
  })
}
