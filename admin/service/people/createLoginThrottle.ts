import { createHash } from 'node:crypto'
import { plainName } from '../../../src/format/text/typedText.ts'
import { networkOf } from '../base/people/networkOf.ts'
import type { AttemptStore } from '../store/rows/attemptRows.ts'
import { createThrottle } from './createThrottle.ts'
import { hashToken } from './tokens.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long a device counts as known after its last log-in or link. */
const DEVICE_KNOWN_FOR = 90 * DAY

const ONE_PERSON = { free: 5, forgetAfter: 60 * MINUTE, longest: 15 * MINUTE }
/**
 * Attempts at one name from unknown devices; the wait stays short, because it also delays the operator on a new phone.
 */
const ONE_NAME = { free: 50, forgetAfter: 60 * MINUTE, longest: MINUTE }
/** Attempts from one address, which may be a whole office. */
const ONE_NETWORK = { free: 20, forgetAfter: 5 * MINUTE, longest: MINUTE }

interface LoginAttempt {
  readonly name: string
  readonly ip: string
  /** The browser's own id. */
  readonly device?: string
}

/**
 * Slows down guessing at log-ins: by name and network, so that strangers delay only themselves, and by device where it
 * is known.
 */
interface LoginThrottle {
  /** Throws `TooManyAttempts`; answers how often this was tried, for the log. */
  take(attempt: LoginAttempt, operatorId: number | undefined): Promise<number>
  /** The password was right: its owner need not wait for the wrong guesses before. */
  forgive(attempt: LoginAttempt): Promise<void>
  /** The log-in was right, or a link was used up: from now on the device is known. */
  succeed(attempt: LoginAttempt, operatorId: number): Promise<void>
}

export function createLoginThrottle({
  store,
  clock,
}: {
  readonly store: AttemptStore
  readonly clock: { now(): number }
}): LoginThrottle {
  const person = createThrottle({ store, clock, policy: ONE_PERSON })
  const everybody = createThrottle({ store, clock, policy: ONE_NAME })
  const network = createThrottle({ store, clock, policy: ONE_NETWORK })

  /** People type passwords into the name field, so it is not kept in clear. */
  const keyOf = (name: string): string => createHash('sha256').update(plainName(name).toLowerCase()).digest('base64url')
  const pairKey = ({ name, ip }: LoginAttempt): string => `pair:${keyOf(name)}:${networkOf(ip)}`
  const deviceKey = (device: string): string => `device:${hashToken(device)}`

  async function isKnown({ device }: LoginAttempt, operatorId: number | undefined): Promise<boolean> {
    if (device === undefined || operatorId === undefined) return false
    return (
      (await store.deviceOwner(hashToken(device), new Date(clock.now() - DEVICE_KNOWN_FOR).toISOString())) ===
      operatorId
    )
  }

  async function forgive(attempt: LoginAttempt): Promise<void> {
    if (attempt.device !== undefined) await store.forgetAttempts(deviceKey(attempt.device))
    await store.forgetAttempts(pairKey(attempt))
  }

  return {
    async take(attempt, operatorId) {
      if (attempt.device !== undefined && (await isKnown(attempt, operatorId)))
        return person.take(deviceKey(attempt.device))
      await network.take(`network:${networkOf(attempt.ip)}`)
      const count = await person.take(pairKey(attempt))
      await everybody.take(`name:${keyOf(attempt.name)}`)
      return count
    },

    forgive,

    async succeed(attempt, operatorId) {
      await forgive(attempt)
      if (attempt.device === undefined) return
      await store.rememberDevice(hashToken(attempt.device), operatorId, new Date(clock.now()).toISOString())
    },
  }
}
