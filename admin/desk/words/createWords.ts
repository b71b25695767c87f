import { createInstance, type i18n } from 'i18next'
import { attachParticle } from '../../../src/format/text/attachParticle.ts'
import { languages } from '../../../src/format/locales.ts'
import { particlePairs } from '../../../src/format/text/particlePairs.ts'
import type { en } from './en.ts'
import type { WordTable } from './WordTable.ts'
import type { DeskLocale } from './DeskLocale.ts'

const NAMESPACE = 'desk'

/** The desk's words, beginning with one language. */
export function createWords(locale: DeskLocale, table: WordTable | typeof en): i18n {
  const words = createInstance()
  const { tag } = languages[locale]
  void words.init({
    // The plural forms are those of the tag: `Intl` does not know our codes.
    lng: tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    nsSeparator: false,
    initAsync: false,
    resources: { [tag]: { [NAMESPACE]: table } },
    // React escapes.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  // The build leaves i18next's own formats out: members' phones need none of them.
  words.services.formatter?.add('number', (value: unknown, language = tag) =>
    new Intl.NumberFormat(language).format(Number(value)),
  )
  for (const pair of particlePairs)
    words.services.formatter?.add(pair, (value: unknown) => attachParticle(String(value), pair))
  return words
}

/** The tables come when they are asked for, so that a reader of one language does not load three. */
export const tables = {
  kor: async () => (await import('./kor.ts')).kor,
  cn: async () => (await import('./cn.ts')).cn,
  en: async () => (await import('./en.ts')).en,
} satisfies Readonly<Record<DeskLocale, () => Promise<unknown>>>

/** Goes on in another language. */
export async function speak(words: i18n, locale: DeskLocale): Promise<void> {
  const { tag } = languages[locale]
  if (!words.hasResourceBundle(tag, NAMESPACE)) words.addResourceBundle(tag, NAMESPACE, await tables[locale]())
  await words.changeLanguage(tag)
}
