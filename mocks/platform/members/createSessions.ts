import type { Clock } from '../Clock.ts'
import { createRandom } from '../createRandom.ts'

export interface Sessions {
  /** Opens a session and gives its bearer token. */
  open: (memberId: string) => string
  /** Whose live session the token is; nobody's when it is unknown, ended or too old. */
  memberIdOf: (token: string) => string | undefined
  /** When the session of the token was opened; undefined for one that is unknown or ended. */
  openedAt: (token: string) => number | undefined
  /** Lends a token that opens a session of the member, however often. */
  lend: (memberId: string) => string
  isLent: (memberId: string, token: string) => boolean
  end: (token: string) => void
  /** Also takes back what was lent. */
  endAllOf: (memberId: string) => void
}

const TOKEN_LENGTH = 40
/** It travels where a password does. */
const LENT_LENGTH = 32
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('')

/** Bearer sessions; they end on their own after the given length. */
export function createSessions(clock: Clock, seed: string, length: () => number): Sessions {
  const random = createRandom(`${seed}:sessions`)
  const sessions = new Map<string, { memberId: string; openedAt: number; endsAt: number }>()
  const lent = new Map<string, string>()
  const createToken = (length: number): string => Array.from({ length }, () => random.pick(ALPHABET)).join('')

  return {
    open(memberId) {
      const token = createToken(TOKEN_LENGTH)
      const now = clock.now()
      sessions.set(token, { memberId, openedAt: now, endsAt: now + length() })
      return token
    },
    memberIdOf(token) {
      const session = sessions.get(token)
      return session && clock.now() < session.endsAt ? session.memberId : undefined
    },
    openedAt: (token) => sessions.get(token)?.openedAt,
    lend(memberId) {
      const token = createToken(LENT_LENGTH)
      lent.set(token, memberId)
      return token
    },
    isLent: (memberId, token) => lent.get(token) === memberId,
    end(token) {
      sessions.delete(token)
    },
    endAllOf(memberId) {
      for (const [token, session] of sessions) if (session.memberId === memberId) sessions.delete(token)
      for (const [token, owner] of lent) if (owner === memberId) lent.delete(token)
    },
  }
}
