/** The platform's own codes of the languages. */
export type Locale = 'kor' | 'cn' | 'en'
export const locales: readonly Locale[] = ['kor', 'cn', 'en']

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
