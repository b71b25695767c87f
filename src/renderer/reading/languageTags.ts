import type { Locale } from '../../format/locales.ts'

/** What HTML and Intl call the platform's languages: `Intl('cn')` would silently be American English. */
export const languageTags: Readonly<Record<Locale, string>> = { kor: 'ko', cn: 'zh-CN', en: 'en' }
