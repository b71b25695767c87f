/** The wire codes of the languages; the platform and the copy files are asked by them. */
const locales = ['kor', 'cn', 'en'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'kor'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
