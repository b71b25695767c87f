import { keepText } from '../../../src/platform/browserStorage.ts'
import { languages } from '../../../src/format/locales.ts'
import { type DeskLocale, deskLocales, isDeskLocale } from './DeskLocale.ts'

/** It begins as everything of the desk does that outlives a session. */
const KEY = 'playbill-desk:language'

export type LanguageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Language that the operator has chosen on this device, or else the first of the browser's that the desk speaks. */
export function keptLanguage(storage: LanguageStorage, browser: readonly string[]): DeskLocale {
  const kept = storage.getItem(KEY)
  if (isDeskLocale(kept)) return kept
  const spoken = browser.flatMap((wanted) =>
    deskLocales.filter((locale) => languageIn(wanted) === languageIn(languages[locale].tag)),
  )
  return spoken[0] ?? 'en'
}

export function keepLanguage(storage: LanguageStorage, locale: DeskLocale): void {
  keepText(storage, KEY, locale)
}

/** "zh-Hant-TW" is Chinese. */
const languageIn = (tag: string): string | undefined => tag.toLowerCase().split('-')[0]
