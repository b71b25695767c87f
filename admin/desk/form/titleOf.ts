import { titleOfSetting } from '../../../src/format/declaredSettings.ts'
import type { Locale } from '../../../src/format/locales.ts'
import type { Words } from '../words/useWords.ts'

/** The name of a setting in the desk, by its JSON Pointer; an item of a list has its number. */
export function titleOf(pointer: string, locale: Locale): string {
  return titleOfSetting(pointer, locale) ?? pointer.slice(pointer.lastIndexOf('/') + 1)
}

/** What it is called where its group does not stand above it: "Minimum" alone names five settings. */
export function settingName(pointer: string, { t, locale }: Words): string {
  const name = titleOf(pointer, locale)
  if (pointer.split('/').length < 4) return name
  return t('fact.inGroup', {
    group: titleOf(pointer.slice(0, pointer.lastIndexOf('/')), locale),
    name: locale === 'en' ? name.toLowerCase() : name,
  })
}
