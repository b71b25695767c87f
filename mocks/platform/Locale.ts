/** The languages that the simulated platform answers in. The app may offer another: that is answered in Korean. */
export const locales = ['kor', 'cn', 'en'] as const

export type Locale = (typeof locales)[number]

/** One text in every language the platform speaks. */
export type Texts = Readonly<Record<Locale, string>>

/** Reads the `lang` header: anything the platform does not speak is the default, Korean. */
export function toLocale(header: string | null | undefined): Locale {
  return locales.find((locale) => locale === header) ?? 'kor'
}
