import { createAnswer } from '../../../mocks/browser.ts'
import { createHandlers } from '../../../mocks/handlers.ts'
import { scenarios } from '../../../mocks/scenarios/scenarios.ts'
import type { CompiledRelease } from '../../format/release.ts'
import type { Locale } from '../../format/locales.ts'
import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import { storageKeys } from '../../platform/storageKeys.ts'
import { createApp, type MountedApp } from '../createApp.tsx'
import { createSimulation } from '../demo/createSimulation.ts'
import { inPageFetch } from '../demo/inPageFetch.ts'
import { createPlainReleases } from '../release/createPlainReleases.ts'
import type { FromPreview, ToPreview } from './PreviewMessage.ts'

export interface Preview {
  receive(message: ToPreview): void
  destroy(): void
}

export interface PreviewOptions {
  readonly window: Window
  readonly element: Element
  readonly baseline: CompiledRelease
  readonly send: (message: FromPreview) => void
}

/**
 * The app in the desk's phone: it plays drafts, against a simulated platform of its own, with a storage that ends with
 * the page. Another member or situation is another world, so the app begins anew; a draft, a language or a screen is
 * not, so it stays as it is.
 */
export function createPreview({ window, element, baseline, send }: PreviewOptions): Preview {
  const release = createPlainReleases(baseline)
  let situation = 'member'
  let locale: Locale | undefined
  let app: MountedApp | undefined
  let local = createMemoryStorage()

  function begin(): void {
    app?.destroy()
    const { platform, network, token } = createSimulation(situation, release)
    local = createMemoryStorage(locale === undefined ? {} : { [storageKeys.locale]: JSON.stringify(locale) })
    app = createApp({
      fetch: inPageFetch(createAnswer(createHandlers(platform, { network }))),
      release,
      storage: { session: createMemoryStorage(token === undefined ? {} : { [storageKeys.token]: JSON.stringify(token) }), local },
      clock: Date,
      report: (problem) => send({ type: 'problem', ...problem }),
      onNavigated: (path) => send({ type: 'navigated', path }),
    })
    app.mount(element)
  }

  function play(next: string): void {
    if (next === situation) return
    situation = next
    begin()
  }

  begin()
  send({ type: 'ready', scenarios: Object.values(scenarios).map(({ id, title }) => ({ id, title })) })
  return {
    receive(message) {
      switch (message.type) {
        case 'release':
          release.play({ manifest: message.manifest, sha: '', files: new Map(Object.entries(message.files)) })
          break
        case 'show':
          // Not through the app's own rules: the desk may look at any screen, and the app sends on who may not.
          if (window.location.hash !== `#${message.path}`) window.location.replace(`#${message.path}`)
          break
        case 'locale':
          locale = message.locale
          app?.setLocale(locale)
          break
        case 'role':
          play(message.role)
          break
        case 'scenario':
          play(message.scenario)
          break
        default:
          message satisfies never
      }
    },
    destroy: () => app?.destroy(),
  }
}
