import type { Platform } from '../../platform/createPlatform.ts'
import type { Session } from '../../platform/createSession.ts'
import { computed } from '../../store/computed.ts'
import { createPoll } from './createPoll.ts'
import type { Readable } from '../../store/Store.ts'

export interface Site {
  /** The repair notice while the platform or an operator's stop closes the site; undefined while it is open. */
  readonly repairTips: Readable<string | undefined>
  start(): void
  stop(): void
}

interface SiteOptions {
  readonly platform: Platform
  readonly session: Session
  readonly visibility: Readable<'visible' | 'hidden'>
  readonly locale: Readable<unknown>
  /** Words of the operator who has stopped the site; undefined while it is open. */
  readonly stopped: Readable<string | undefined>
}

const FIRST_MS = 5000
const CLOSED_MS = 20_000
const OPEN_MS = 10 * 60_000

/** The site's own state, asked at the start, on return to the page, and often while it is closed. */
export function createSite({ platform, session, visibility, locale, stopped }: SiteOptions): Site {
  let isKnown = false
  let unsubscribe: (() => void) | undefined
  const isClosed = () => session.getSnapshot().appInfo?.site_state === 0

  async function load(): Promise<void> {
    const asked = locale.getSnapshot()
    const { data } = await platform.call('getApp', {})
    // In a language that the member has left since; the answer in the new one is on its way.
    if (locale.getSnapshot() !== asked) return
    isKnown = true
    session.setAppInfo(data)
  }
  const poll = createPoll({
    visibility,
    run: load,
    every: () => (isClosed() ? CLOSED_MS : isKnown ? OPEN_MS : FIRST_MS),
  })

  return {
    repairTips: computed(
      [stopped, session],
      (words, { appInfo }) => words ?? (appInfo?.site_state === 0 ? appInfo.repair_tips : undefined),
    ),
    start() {
      poll.start({ now: true })
      // The notice and the popup come in the language they were asked in.
      let asked = locale.getSnapshot()
      unsubscribe = locale.subscribe(() => {
        if (locale.getSnapshot() === asked) return
        asked = locale.getSnapshot()
        void load().catch(() => undefined)
      })
    },
    stop() {
      poll.stop()
      unsubscribe?.()
    },
  }
}
