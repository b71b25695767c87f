import type { Platform } from '../../platform/createPlatform.ts'
import type { Session } from '../../platform/createSession.ts'
import { DEVICE_PREFIX, readStored, type WebStorage, writeStored } from '../../platform/storageKeys.ts'

const NAME = `${DEVICE_PREFIX}notices`

export interface MessagesOptions {
  readonly platform: Platform
  readonly session: Session
  /** Local storage: notices are the same for every member, so the device knows which ones have been seen here. */
  readonly storage: WebStorage
}

/** How many notices of the platform have not been seen on this device: the badge of the tab bar. */
export function createMessages({ platform, session, storage }: MessagesOptions) {
  let asked = 0

  /** How many notices there are now; undefined when that is not known, or was asked again since. */
  async function readTotal(): Promise<number | undefined> {
    asked += 1
    const number = asked
    try {
      const { data } = await platform.call('getNoticeList', { page: 1 })
      return number === asked ? data.total : undefined
    } catch {
      // A badge is no reason to trouble anybody.
      return undefined
    }
  }

  return {
    async count(): Promise<void> {
      const total = await readTotal()
      if (total === undefined) return
      const seen = Number(readStored(storage, NAME) ?? 0)
      session.setMessageNum(Math.max(0, total - (Number.isFinite(seen) ? seen : 0)))
    },

    /** The member has opened the notices: as many as there are now have been seen, and a count under way no longer counts. */
    async markSeen(): Promise<void> {
      session.setMessageNum(0)
      const total = await readTotal()
      if (total !== undefined) writeStored(storage, NAME, total)
    },
  }
}
