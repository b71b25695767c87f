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
  let total: number | undefined

  return {
    async count(): Promise<void> {
      try {
        const { data } = await platform.call('getNoticeList', { page: 1 })
        total = data.total
        const seen = Number(readStored(storage, NAME) ?? 0)
        session.setMessageNum(Math.max(0, total - (Number.isFinite(seen) ? seen : 0)))
      } catch {
        // A badge is no reason to trouble anybody.
      }
    },

    /** The member has opened the notices. */
    markSeen(): void {
      if (total !== undefined) writeStored(storage, NAME, total)
      session.setMessageNum(0)
    },
  }
}
