import { type Locale, locales } from '../locales.ts'
import type { SourceFile } from '../SourceFile.ts'
import { withKey } from './withKey.ts'
import { objectOf } from '../value/isObject.ts'

/** The copy files with a text for the key in each language that lacks it; what is there already stays as it is. */
export function copyWith(
  key: string,
  textFor: (locale: Locale) => string,
  files: readonly SourceFile[],
): readonly SourceFile[] {
  return locales.flatMap((locale) => {
    const file = files.find(({ path }) => path === `copy/${locale}.json`)
    if (!file || Object.hasOwn(objectOf(JSON.parse(file.text)), key)) return []
    return [{ path: file.path, text: withKey(file.text, key, textFor(locale)) }]
  })
}
