import { type Theme, themes } from '../../format/themes.ts'
import { readStored, storageKeys, type WebStorage, writeStored } from '../../platform/storageKeys.ts'
import type { Store } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'

/** The member's choice of a theme: kept on the device, shown on the page, and the same in every language. */
export function createTheme(storage: WebStorage, document: Document): Store<Theme> {
  const stored = readStored(storage, storageKeys.theme)
  const store = createStore<Theme>(themes.find((theme) => theme === stored) ?? 'system')
  function show(): void {
    const theme = store.getSnapshot()
    document.documentElement.dataset['theme'] = theme
    for (const ground of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = ground.dataset['theme']
      ground.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
    }
  }
  show()
  return {
    ...store,
    set(theme) {
      store.set(theme)
      writeStored(storage, storageKeys.theme, theme)
      show()
    },
  }
}
