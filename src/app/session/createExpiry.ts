import type { PlatformError } from '../../platform/PlatformError.ts'
import type { Session } from '../../platform/createSession.ts'
import { createStore } from '../../store/createStore.ts'
import type { Readable } from '../../store/Store.ts'

export interface Expiry {
  /** The platform has turned the token down, and the member has not confirmed that yet: a dialog asks. */
  readonly expired: Readable<boolean>
  /** Handles a call that was refused as unauthorized (401), however many there are. */
  readonly handleUnauthorized: (error: Pick<PlatformError, 'operation'>) => void
  /** Another token, or none. */
  forget(): void
}

interface Options {
  readonly session: Pick<Session, 'getSnapshot'>
  /** Ends what keeps the member up to date. */
  readonly end: () => void
  /** Goes to the log-in at once, and back after it. */
  readonly leave: () => void
}

/** What becomes of a 401: a dialog, but the log-in at once for a balance, which is polled (specification, sections 4 and 8). */
export function createExpiry({ session, end, leave }: Options): Expiry {
  const expired = createStore(false)
  return {
    expired,
    handleUnauthorized({ operation }) {
      // A platform may do without these calls, and some answer calls that they do not know as they answer strangers.
      if (operation === 'createLoginToken' || operation === 'getPlay') return
      if (expired.getSnapshot() || session.getSnapshot().token === null) return
      if (operation === 'getBalance') {
        leave()
      } else {
        end()
        expired.set(true)
      }
    },
    forget: () => expired.set(false),
  }
}
