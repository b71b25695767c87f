import type { Locale } from '../../../src/format/locales.ts'

/** The languages of the desk; members may be offered others, which operators do not have to speak. */
export const deskLocales = ['kor', 'cn', 'en'] as const satisfies readonly Locale[]
export type DeskLocale = (typeof deskLocales)[number]

export const isDeskLocale = (value: unknown): value is DeskLocale => deskLocales.some((locale) => locale === value)
