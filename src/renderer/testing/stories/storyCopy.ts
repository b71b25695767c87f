import { byLocale, type Locale } from '../../../format/locales.ts'

type Copy = Readonly<Record<string, string>>

const files = import.meta.glob<Copy>('../../../../schemas/copy/*.json', { eager: true, import: 'default' })
const copies = byLocale((locale) => files[`../../../../schemas/copy/${locale}.json`] ?? {})

/** The product's own copy, for what the renderer itself says. */
export function storyCopy(locale: Locale): Copy {
  return copies[locale]
}
