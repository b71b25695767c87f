import { isObject } from '../../../src/format/value/isObject.ts'
import { type Locale, locales } from '../../platform/Locale.ts'

/** Channel of the messages between the page and the app around it. The app ignores everything else. */
const CHANNEL = 'playbill-game'

type ToHost = 'ready' | 'close' | 'deposit' | 'transfer' | 'balance' | 'relaunch'

/** How the app around the page is shown. */
export interface Welcome {
  readonly locale: Locale
  /** `light`, `dark`, or `system` for what the device says. */
  readonly theme: string
}

export interface Host {
  readonly say: (type: ToHost) => void
  /** In a window of its own there is no app around the page. */
  readonly isThere: boolean
  /** Says that the page is there, and waits for the welcome; for no longer than it takes to load a page. */
  readonly greet: (patience: number, otherwise: Welcome) => Promise<Welcome>
  /** Hears whether the game is out of sight, from now on. */
  readonly follow: (onChange: (isPaused: boolean) => void) => void
}

/** Talks with the app around the page, by its message channel and nothing else. */
export function createHost(own: Window): Host {
  const isThere = own.parent !== own
  let isPaused = false
  let welcome: ((welcome: Welcome) => void) | undefined
  let change: ((isPaused: boolean) => void) | undefined

  own.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (source !== own.parent || !isObject(data) || data['channel'] !== CHANNEL) return
    const locale = locales.find((known) => known === data['locale'])
    if (data['type'] === 'welcome' && locale) welcome?.({ locale, theme: String(data['theme']) })
    if (data['type'] !== 'pause' && data['type'] !== 'resume') return
    isPaused = data['type'] === 'pause'
    change?.(isPaused)
  })

  function say(type: ToHost): void {
    if (isThere) own.parent.postMessage({ channel: CHANNEL, type }, '*')
  }

  return {
    say,
    isThere,
    greet: async (patience, otherwise) =>
      new Promise((resolve) => {
        welcome = resolve
        setTimeout(() => resolve(otherwise), patience)
        say('ready')
      }),
    follow(onChange) {
      change = onChange
      if (isPaused) onChange(true)
    },
  }
}
