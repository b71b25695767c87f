import type { Host } from './Host.ts'
import type { Readable } from '../../store/Store.ts'

/**
 * A name for the member whose answers are read, which no two sessions share. It stays while the member's own data
 * first arrives, so that nothing is read twice after a login.
 */
export function createAnswerOwner(
  { session, user }: Pick<Host, 'session' | 'user'>,
  onChange: () => void,
): Readable<string> {
  let generation = 0
  let { loggedIn } = session.getSnapshot()
  let member = memberId(user.getSnapshot())

  function read(): string {
    const now = session.getSnapshot().loggedIn
    const id = memberId(user.getSnapshot())
    const isOther = now !== loggedIn || (id !== undefined && member !== undefined && id !== member)
    if (isOther) {
      generation += 1
      onChange()
    }
    member = isOther ? id : (id ?? member)
    loggedIn = now
    return `${loggedIn ? 'member' : 'visitor'}${generation}`
  }

  return {
    getSnapshot: read,
    subscribe(listener) {
      const stops = [session.subscribe(listener), user.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

export function memberId(user: object | undefined): string | undefined {
  return user && 'id' in user && (typeof user.id === 'string' || typeof user.id === 'number')
    ? String(user.id)
    : undefined
}
