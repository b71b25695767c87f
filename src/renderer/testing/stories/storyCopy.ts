import { byLocale, type Locale } from '../../../format/locales.ts'

type Copy = Readonly<Record<string, string>>

const files = import.meta.glob<Copy>('../../../../schemas/copy/*.json', { eager: true, import: 'default' })
const copies = byLocale((locale) => plain(files[`../../../../schemas/copy/${locale}.json`] ?? {}))

/** The product's own copy. */
export function storyCopy(locale: Locale): Copy {
  return copies[locale]
}

/** Without its particles, which the app's i18next chooses. */
function plain(copy: Copy): Copy {
  return Object.fromEntries(
    Object.entries(copy).map(([key, text]) => [key, text.replaceAll(/\{\{(\w+),[^}]*\}\}/g, '{{$1}}')]),
  )
}
