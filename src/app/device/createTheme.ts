import { DEVICE_PREFIX, readStored, type WebStorage, writeStored } from '../../platform/storageKeys.ts'
import type { Store } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'

export type Theme = 'dark' | 'light'

const NAME = `${DEVICE_PREFIX}theme`
/** The grounds of the themes, for the browser's own bars. */
const grounds: Readonly<Record<Theme, string>> = { dark: '#0e1116', light: '#f3f4f7' }

/** The theme of the device: kept there, shown on the page, and the same in every language and for every member. */
export function createTheme(storage: WebStorage, document: Document): Store<Theme> {
  const store = createStore<Theme>(readStored(storage, NAME) === 'light' ? 'light' : 'dark')
  function show(): void {
    const theme = store.getSnapshot()
    document.documentElement.dataset['theme'] = theme
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme])
  }
  show()
  return {
    ...store,
    set(theme) {
      store.set(theme)
      writeStored(storage, NAME, theme)
      show()
    },
  }
}
