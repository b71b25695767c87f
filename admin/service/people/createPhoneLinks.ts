import { auditEntry } from '../base/audit/auditEntry.ts'
import { NotSignedIn } from '../base/refusals.ts'
import type { Operator } from '../store/rows/operatorRows.ts'
import type { PhoneLink } from '../store/rows/phoneLinkRows.ts'
import type { Store } from '../store/Store.ts'
import type { Actor } from '../base/people/Actor.ts'
import { CLOCK_STEP, type Sessions } from './createSessions.ts'
import { createToken, hashToken } from './tokens.ts'

/**
 * How long a link shows changes on a phone, in ms: enough to walk through a few screens, too short to be worth
 * passing on.
 */
export const PHONE_LINK_LASTS = 15 * 60_000

export interface PhoneVisit {
  /** The operator whose session lets the phone in. */
  readonly operator: Operator
  /** How much longer it may read, in ms. */
  readonly leftMs: number
  /** Which changes it shows; missing for the operator's own. */
  readonly changes?: string
}

/**
 * Links that show changes on a phone; a session has at most one, which ends with it. `session` is a cookie's value.
 */
export interface PhoneLinks {
  /** Replaces the session's earlier link. Throws `NotSignedIn` where the session has ended meanwhile. */
  make(actor: Actor, session: string, changes?: string): Promise<{ readonly token: string; readonly expiresAt: string }>
  /** When the session's link ends; undefined where it has none. */
  endsAt(session: string): Promise<string | undefined>
  end(actor: Actor, session: string): Promise<void>
  /** Visit that the token allows, if any; asking does not keep the operator's session alive. */
  admit(token: string): Promise<PhoneVisit | undefined>
}

interface PhoneLinksDependencies {
  readonly store: Store
  readonly clock: { now(): number }
  readonly sessions: Sessions
}

export function createPhoneLinks({ store, clock, sessions }: PhoneLinksDependencies): PhoneLinks {
  const iso = (ms = clock.now()): string => new Date(ms).toISOString()
  const entry = auditEntry(clock)

  function leftOf({ createdAt }: PhoneLink): number {
    const age = clock.now() - Date.parse(createdAt)
    // A date in the future means that the clock was set back: the link would last that much longer.
    return age < -CLOCK_STEP ? 0 : Math.min(PHONE_LINK_LASTS, PHONE_LINK_LASTS - age)
  }

  return {
    async make(actor, session, changes) {
      const token = createToken()
      const createdAt = iso()
      if (
        !(await store.putPhoneLink(
          {
            tokenHash: hashToken(token),
            sessionHash: hashToken(session),
            createdAt,
            ...(changes !== undefined && { changes }),
          },
          entry(actor.name, 'phone-link.make', actor.name),
        ))
      )
        throw new NotSignedIn()
      return { token, expiresAt: iso(Date.parse(createdAt) + PHONE_LINK_LASTS) }
    },

    async endsAt(session) {
      const link = await store.findPhoneLinkOf(hashToken(session))
      return link === undefined || leftOf(link) <= 0 ? undefined : iso(clock.now() + leftOf(link))
    },

    async end(actor, session) {
      await store.endPhoneLink(hashToken(session), entry(actor.name, 'phone-link.end', actor.name))
    },

    async admit(token) {
      const link = await store.findPhoneLink(hashToken(token))
      if (link === undefined || leftOf(link) <= 0) return undefined
      const operator = await sessions.look(link.sessionHash)
      return (
        operator && { operator, leftMs: leftOf(link), ...(link.changes !== undefined && { changes: link.changes }) }
      )
    },
  }
}
