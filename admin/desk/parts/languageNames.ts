import type { Locale } from '../../../src/format/locales.ts'

/** How the desk calls the members' languages. */
export const languageNames: Readonly<Record<Locale, string>> = { kor: 'Korean', cn: 'Chinese', en: 'English' }

/** As HTML and Intl name them: "kor" is no language there. */
export const languageTags: Readonly<Record<Locale, string>> = { kor: 'ko', cn: 'zh-CN', en: 'en' }
