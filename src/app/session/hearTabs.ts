import { readEntity } from '../../platform/readEntity.ts'
import { readSessionMessage } from '../../platform/SessionMessage.ts'
import type { Session } from '../../platform/createSession.ts'
import type { Store } from '../../store/Store.ts'
import type { Toasts } from '../../ui/createToasts.ts'
import type { Navigator } from '../navigation/createNavigator.ts'
import { LOGIN } from '../navigation/Place.ts'

/** A change of the device's account in another tab, which this one says before it shows anything more. */
export type Switched =
  /** It is not known yet whose the new login is. */
  | 'asked'
  /** Another member than the one whose screens were open here. */
  | 'other'
  /** Logged off. */
  | 'left'

interface Tab {
  readonly session: Session
  readonly switched: Store<Switched | undefined>
  /** Another number for another member. */
  readonly account: { readonly member: Store<number> }
  readonly navigator: Pick<Navigator, 'place' | 'arrive' | 'leave'>
  readonly toasts: Pick<Toasts, 'clear'>
}

/**
 * Hears what the other tabs say of the session. All tabs of a browser are one member's: a login or a logoff in one is
 * every tab's. Where that changes whose a tab is, all of the member before is gone, and the tab says so.
 */
export function hearTabs({ session, account, navigator, toasts, switched }: Tab): (message: unknown) => void {
  const nameNow = () => session.getSnapshot().userInfo?.username
  let last = nameNow()
  // Not confirmed yet when a login came.
  let before: Switched | undefined

  session.subscribe(() => {
    const name = nameNow()
    const now = switched.getSnapshot()
    if (session.getSnapshot().token === null) {
      if (now !== 'left') switched.set(undefined)
    } else if (now === 'asked' && name !== undefined) {
      switched.set(name === last ? before : 'other')
    }
    last = name ?? last
  })

  function arrive(token: string, isSent: boolean): void {
    const { path, query } = navigator.place()
    if (token === session.getSnapshot().token && path === LOGIN && (isSent || query['redirect'] !== undefined))
      navigator.arrive()
  }

  function handleLogin(token: string): void {
    if (token !== session.getSnapshot().token && last !== undefined) {
      const now = switched.getSnapshot()
      if (now !== 'asked') before = now
      switched.set('asked')
      toasts.clear()
    }
    session.adopt(token)
    arrive(token, true)
  }

  function handleLogoff(): void {
    const hadMember = session.getSnapshot().token !== null
    session.forget(true)
    if (!hadMember) return
    switched.set('left')
    account.member.set(account.member.getSnapshot() + 1)
    toasts.clear()
    navigator.leave({ back: false })
  }

  return (data) => {
    const message = readSessionMessage(data)
    const { token } = session.getSnapshot()
    switch (message?.kind) {
      case 'ask':
        if (token !== null) session.tell({ kind: 'token', token })
        break
      case 'token':
        // It may have come too late for a tab that was sent to the log-in.
        arrive(message.token, false)
        break
      case 'login':
        handleLogin(message.token)
        break
      case 'clear':
        // The platform's end of a login leads to the log-in, and back to the screen after it.
        if (message.ended) session.forget(true)
        else handleLogoff()
        break
      case 'user': {
        const user = message.token === token && readEntity('UserInfo', message.user)
        if (user) session.take(user, message.time)
        break
      }
      case undefined:
        break
    }
  }
}
