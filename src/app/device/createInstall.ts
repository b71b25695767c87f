import type { Host, InstallState } from '../../renderer/host/Host.ts'
import type { Readable } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'

/** Event by which Chromium offers to install the app; no type library knows it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export interface Install {
  readonly state: Readable<InstallState>
  readonly ask: Host['device']['install']
  stop(): void
}

/** Whether the app can be put on the home screen, and the browser's own question. The browser offers it once, early. */
export function createInstall(window: Window): Install {
  const state = createStore<InstallState>(stateAtFirst(window))
  let offered: InstallPrompt | undefined

  function handleOffer(event: Event): void {
    if (!isPrompt(event)) return
    // Otherwise the browser asks at a moment of its own.
    event.preventDefault()
    offered = event
    state.set('offered')
  }
  function handleInstalled(): void {
    offered = undefined
    state.set('installed')
  }
  window.addEventListener('beforeinstallprompt', handleOffer)
  window.addEventListener('appinstalled', handleInstalled)

  return {
    state,
    async ask() {
      if (!offered) return 'unavailable'
      await offered.prompt()
      const { outcome } = await offered.userChoice
      // An offer can be taken up once; after a refusal the browser may make another.
      if (state.getSnapshot() === 'offered') state.set('none')
      offered = undefined
      return outcome
    },
    stop() {
      window.removeEventListener('beforeinstallprompt', handleOffer)
      window.removeEventListener('appinstalled', handleInstalled)
    },
  }
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event && typeof event.prompt === 'function'

function stateAtFirst(window: Window): InstallState {
  // Only Safari on iOS says so, and only there it is done by hand.
  const standalone = 'standalone' in window.navigator ? window.navigator.standalone : undefined
  // jsdom has no media.
  const isApp =
    standalone === true ||
    (typeof window.matchMedia === 'function' && window.matchMedia('(display-mode: standalone)').matches)
  if (isApp) return 'installed'
  return standalone === undefined ? 'none' : 'manual'
}
