/** The platform's own codes of the languages; documents and copy files are named by them. */
const codes = ['kor', 'cn', 'en'] as const
export type Locale = (typeof codes)[number]
export const locales: readonly Locale[] = codes

/** The language before a member or the settings say another. */
export const defaultLocale: Locale = 'kor'

interface Language {
  /** Tag for HTML and Intl: `Intl('cn')` would silently be American English. */
  readonly tag: string
  /** Name of the language for its speakers and for operators. */
  readonly name: string
  readonly english: string
  /** The clock its readers live by; theirs is the device's where it is missing. */
  readonly zone?: string
  /** How many hours that clock is ahead of UTC. */
  readonly hours?: number
  /** "11/12/2025" is two different days to English readers, so their month is a word. */
  readonly month: '2-digit' | 'short'
  /** How large amounts are read out: by powers of ten thousand, or in groups of three digits where it is missing. */
  readonly myriads?: Myriads
}

interface Myriads {
  /** Names of a one with four more zeros each. */
  readonly names: readonly string[]
  /** Between two of them. */
  readonly gap: string
  /** Whether the digits before a name are in groups of three. */
  readonly isGrouped: boolean
}

/** Everything that is said of a language outside its copy. */
export const languages = {
  kor: {
    tag: 'ko',
    name: '한국어',
    english: 'Korean',
    zone: 'Asia/Seoul',
    hours: 9,
    month: '2-digit',
    myriads: { names: ['', '만', '억', '조', '경'], gap: ' ', isGrouped: true },
  },
  cn: {
    tag: 'zh-CN',
    name: '中文',
    english: 'Chinese',
    zone: 'Asia/Shanghai',
    hours: 8,
    month: '2-digit',
    myriads: { names: ['', '万', '亿', '万亿', '亿亿'], gap: '', isGrouped: false },
  },
  en: { tag: 'en', name: 'English', english: 'English', month: 'short' },
} as const satisfies Readonly<Record<Locale, Language>>

/** Facts of one language, whichever it is. */
export const languageOf = (locale: Locale): Language => languages[locale]

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** A value for each language. */
export function byLocale<T>(read: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, T>
}
