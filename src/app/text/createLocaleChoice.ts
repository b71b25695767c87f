import type { Locale } from '../../format/locales.ts'
import type { Releases } from '../../release/createReleases.ts'

interface LocaleChoiceOptions {
  readonly release: Pick<Releases, 'getSnapshot' | 'wantCopy'>
  readonly set: (locale: Locale) => void
  /** The copy of the chosen language does not come; the language stays as it was. */
  readonly onMissing: () => void
}

/** Changes the language: at once when its copy is here, else when it has loaded. The last choice counts. */
export function createLocaleChoice({
  release,
  set,
  onMissing,
}: LocaleChoiceOptions): (locale: Locale) => Promise<void> {
  const isHere = (locale: Locale) => release.getSnapshot().release.copy(locale) !== undefined
  let last: Locale
  return async (locale) => {
    last = locale
    if (!isHere(locale)) await release.wantCopy(locale)
    if (last !== locale) return
    if (isHere(locale)) set(locale)
    else onMissing()
  }
}
