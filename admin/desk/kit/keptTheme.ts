import { browserStorage, keepText } from '../../../src/platform/browserStorage.ts'
import { createStore } from '../../../src/store/createStore.ts'
import { type Theme, themes } from '../../../src/format/themes.ts'

/** With the prefix of everything that the desk keeps beyond a session. */
const KEY = 'playbill-desk:theme'

/** Theme that the operator has chosen on this device; otherwise the device's own. */
export function keptTheme(storage: Pick<Storage, 'getItem'>): Theme {
  const kept = storage.getItem(KEY)
  return themes.find((theme) => theme === kept) ?? 'system'
}

/** Theme of the open page, wherever it is chosen. */
export const shownTheme = createStore<Theme>('system')

export function chooseTheme(theme: Theme): void {
  showTheme(document, theme)
  keepText(browserStorage('localStorage'), KEY, theme)
}

/** The tokens of every colour follow it. */
export function showTheme({ documentElement }: Pick<Document, 'documentElement'>, theme: Theme): void {
  documentElement.dataset['theme'] = theme
  shownTheme.set(theme)
}
