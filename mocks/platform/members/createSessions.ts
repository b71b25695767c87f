import type { Clock } from '../Clock.ts'
import { createRandom } from '../createRandom.ts'

export interface Sessions {
  /** Opens a session and gives its bearer token. */
  open: (memberId: string) => string
  /** Whose live session the token is; nobody's when it is unknown, ended or too old. */
  memberIdOf: (token: string) => string | undefined
  end: (token: string) => void
  endAllOf: (memberId: string) => void
}

const TOKEN_LENGTH = 40
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('')

/** Bearer sessions; they end on their own after the given length. */
export function createSessions(clock: Clock, seed: string, length: () => number): Sessions {
  const random = createRandom(`${seed}:sessions`)
  const sessions = new Map<string, { memberId: string; endsAt: number }>()

  return {
    open(memberId) {
      const token = Array.from({ length: TOKEN_LENGTH }, () => random.pick(ALPHABET)).join('')
      sessions.set(token, { memberId, endsAt: clock.now() + length() })
      return token
    },
    memberIdOf(token) {
      const session = sessions.get(token)
      return session && clock.now() < session.endsAt ? session.memberId : undefined
    },
    end(token) {
      sessions.delete(token)
    },
    endAllOf(memberId) {
      for (const [token, session] of sessions) if (session.memberId === memberId) sessions.delete(token)
    },
  }
}
