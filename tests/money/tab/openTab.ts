import type { App } from '../../../src/app/App.ts'
import { createParts } from '../../../src/app/createParts.ts'
import type { SessionChannel } from '../../../src/platform/SessionMessage.ts'
import type { WebStorage } from '../../../src/platform/storageKeys.ts'
import type { Releases } from '../../../src/release/createReleases.ts'
import { screenParts } from '../../../src/start/screenParts.ts'
import { createRenderer, type Renderer } from '../../../src/renderer/screen/Renderer.ts'
import { mortalStorage } from './mortalStorage.ts'

/** A page of the app, without its views. */
export interface Tab {
  readonly app: App
  readonly renderer: Renderer
  /** Resolves when the page is closed. */
  readonly gone: Promise<void>
  /** Closes the page, whatever it was doing: it receives and stores nothing more. */
  kill(): void
}

interface Options {
  readonly release: Releases
  readonly fetch: typeof fetch
  readonly session: WebStorage
  readonly local: WebStorage
  readonly channel: SessionChannel
  readonly onProblem: (code: string) => void
}

export function openTab({ release, fetch, session, local, channel, onProblem }: Options): Tab {
  let isDead = false
  let markGone = (): void => undefined
  const gone = new Promise<void>((resolve) => (markGone = resolve))
  const storage = { session: mortalStorage(session, () => isDead), local: mortalStorage(local, () => isDead) }

  const parts = createParts({
    ...screenParts,
    release,
    storage,
    channel,
    clock: Date,
    async fetch(input, init) {
      if (isDead) return new Promise<never>(() => undefined)
      const answer = fetch(input, init)
      await answer.catch(() => undefined)
      // It may have been closed while the answer was on its way.
      return (isDead as boolean) ? new Promise<never>(() => undefined) : answer
    },
    report: ({ code, screen, pointer }) => onProblem(`${code} ${screen} ${pointer}`),
  })
  parts.start()

  return {
    app: parts.app,
    renderer: createRenderer(parts.app.host),
    gone,
    kill() {
      isDead = true
      parts.stop()
      markGone()
    },
  }
}
