import { keepText } from '../../../src/platform/browserStorage.ts'
import { type Theme, themes } from '../../../src/format/themes.ts'

/** With the prefix of everything that the desk keeps beyond a session. */
const KEY = 'playbill-desk:theme'

/** Theme that the operator has chosen on this device; otherwise the device's own. */
export function keptTheme(storage: Pick<Storage, 'getItem'>): Theme {
  const kept = storage.getItem(KEY)
  return themes.find((theme) => theme === kept) ?? 'system'
}

export function keepTheme(storage: Pick<Storage, 'setItem' | 'removeItem'>, theme: Theme): void {
  keepText(storage, KEY, theme)
}

/** The tokens of every colour follow it. */
export function showTheme({ documentElement }: Pick<Document, 'documentElement'>, theme: Theme): void {
  documentElement.dataset['theme'] = theme
}
