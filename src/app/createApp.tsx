import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Locale } from '../format/locales.ts'
import type { Theme } from '../format/themes.ts'
import type { AppOptions } from './AppOptions.ts'
import { createParts } from './createParts.ts'
import { AppRoot } from './shell/AppRoot.tsx'

export interface MountedApp {
  mount(element: Element): void
  /** Another language, as a member would choose it. */
  setLocale(locale: Locale): void
  /** Another theme, as a member would choose it. */
  setTheme(theme: Theme): void
  destroy(): void
}

/** The members' app: the same in the browser, in the desk's preview and in tests, with different options. */
export function createApp(options: AppOptions): MountedApp {
  const parts = createParts(options)
  const { app } = parts
  let root: Root | undefined
  const report = (code: string) => options.report({ code, screen: 'app', pointer: '' })

  return {
    mount(element) {
      parts.start()
      root = createRoot(element, {
        onUncaughtError: () => report('app-failed'),
        // Whoever caught it has said what it was.
        onCaughtError: () => undefined,
      })
      root.render(
        <StrictMode>
          <AppRoot app={app} />
        </StrictMode>,
      )
    },
    setLocale: (locale) => app.session.setLocale(locale),
    setTheme: (theme) => app.host.device.setTheme(theme),
    destroy() {
      root?.unmount()
      parts.stop()
    },
  }
}
