import type { Locale } from '../../../format/locales.ts'

/** Longer than anybody meant. */
const longWords: Readonly<Record<Locale, string>> = {
  kor: '고객님의 안전한 이용을 위하여 본인 확인 절차가 진행되고 있으며 다소 시간이 걸릴 수 있습니다. ',
  cn: '为了保障您的账户与资金安全，我们正在进行身份核验，可能需要一些时间，请您耐心等待。',
  en: 'Pneumonoultramicroscopicsilicovolcanoconiosis is a word without a place to break, and this sentence has room for it. ',
}

/** 300 characters in a language. */
export function longText(locale: Locale): string {
  return longWords[locale].repeat(8).slice(0, 300)
}

/** The same data with every word in it very long; numbers, times and addresses stay. */
export function lengthen(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return isWords(value) ? `${value} ${longText(locale)}` : value
  if (Array.isArray(value)) return value.map((item) => lengthen(item, locale))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lengthen(item, locale)]))
}

const isWords = (text: string) => text !== '' && !/^[-\d.: ]+$|^https?:|\.svg$/.test(text)
