import type { Platform } from '../../platform/createPlatform.ts'
import type { createRememberedAccount } from '../../platform/createRememberedAccount.ts'
import type { Session } from '../../platform/createSession.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import type { Host, UserRead } from '../../renderer/host/Host.ts'
import type { Readable, Store } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'
import { createPoll } from '../site/createPoll.ts'
import type { createMessages } from './createMessages.ts'

type HostAccount = Host['account']

export interface Account extends HostAccount {
  /** The platform has turned the token down, and the member has not confirmed that yet. */
  readonly expired: Readable<boolean>
  /** Whether it is known that no other tab hands over a login. */
  readonly ready: Readable<boolean>
  /** Another number for another member: what one has typed must not be there for the next. */
  readonly member: Store<number>
  /** The id of the member, read from the platform when it is not known yet. Rejects with a PlatformError. */
  memberId(): Promise<string>
  /** Handles a call that was refused as unauthorized, however many there are. */
  handleUnauthorized(error: PlatformError): void
  confirmExpired(): void
  start(): void
  stop(): void
}

interface AccountOptions {
  readonly platform: Platform
  readonly session: Session
  readonly messages: ReturnType<typeof createMessages>
  readonly visibility: Readable<'visible' | 'hidden'>
  /** Milliseconds between two reads of the balance, and the settings that say so. */
  readonly balanceEvery: () => number
  readonly settings: Readable<unknown>
  /** Comes late: only the login form asks for it. */
  readonly remembered: () => Promise<ReturnType<typeof createRememberedAccount>>
  /** Goes on after a login: to where the member was sent from, or home. */
  readonly arrive: () => void
  /** Goes to the login screen; with `back`, to return to this place after it. */
  readonly leave: (options: { readonly back: boolean }) => void
}

/** The login of a member: arriving, staying fresh, expiring and leaving (specification, sections 4 and 8). */
export function createAccount(options: AccountOptions): Account {
  const { platform, session, remembered, messages, arrive, leave } = options
  const member = createStore(0)
  const ready = createStore(false)
  const reads = createUserReads(options)
  const upkeep = createUpkeep(options, reads)
  const expiry = createExpiry({ session, leave: () => logInAgain(), end: () => upkeep.end() })
  let token: string | null = null
  let lastName: string | undefined
  let unsubscribe: (() => void) | undefined

  function follow(): void {
    const { token: next, userInfo } = session.getSnapshot()
    if (next !== token) {
      token = next
      expiry.forget()
      reads.forget()
      upkeep.end()
      if (next !== null) upkeep.begin()
    }
    const name = userInfo?.username
    if (name === undefined || name === lastName) return
    if (lastName !== undefined) member.set(member.getSnapshot() + 1)
    lastName = name
  }

  function clear(forget = false, ended = false): void {
    expiry.forget()
    session.clear({ keepRememberedAccount: !forget, ended })
  }

  function logInAgain(): void {
    clear(false, true)
    leave({ back: true })
  }

  return {
    expired: expiry.expired,
    handleUnauthorized: expiry.handleUnauthorized,
    confirmExpired: logInAgain,
    member,
    ready,
    refreshUser: reads.refreshUser,
    userRead: reads.userRead,
    refreshMoney: reads.refreshMoney,
    memberId: reads.memberId,
    seeMessage: (message) => messages.markRead(message),
    seeMessages: () => void messages.markSeen(),

    start() {
      unsubscribe = session.subscribe(follow)
      follow()
      void session.ready.then(() => ready.set(true))
    },

    stop() {
      unsubscribe?.()
      upkeep.end()
    },

    async login(given, remember) {
      const known = remember && (await remembered())
      if (remember === 'forget') await known?.forget()
      // Opened before the log-in screen is left.
      const kept = await known?.recall()
      session.login(given)
      arrive()
      if (typeof remember === 'object') void known?.rememberLogin(remember, { ...options, kept, loggedIn: given })
    },

    async logout({ forget }) {
      // Asked while there still is a token, and not waited for: leaving completes whatever the platform says.
      const told = token === null ? undefined : platform.call('logoff', {}).catch(() => undefined)
      clear(forget)
      member.set(member.getSnapshot() + 1)
      leave({ back: false })
      await told
    },

    remembered: async () => (await remembered()).recall(),
  }
}

/** Handles a 401 with a dialog, but the log-in at once for a balance, which is polled (specification, sections 4 and 8). */
function createExpiry({
  session,
  end,
  leave,
}: {
  readonly session: Session
  /** Ends what keeps the member up to date. */
  readonly end: () => void
  /** Goes to the log-in at once, and back after it. */
  readonly leave: () => void
}) {
  const expired = createStore(false)
  return {
    expired,
    handleUnauthorized: ({ operation }: PlatformError): void => {
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

const RETRY_MS = 5000

/** The calls for a member: when they arrive, and repeatedly from then on. */
function createUpkeep(
  { platform, session, messages, visibility, balanceEvery, settings }: AccountOptions,
  reads: ReturnType<typeof createUserReads>,
) {
  const balance = createPoll({ visibility, every: balanceEvery, follows: settings, run: reads.readBalance })
  const user = createPoll({
    visibility,
    every: () => RETRY_MS,
    run: async () => {
      await reads.refreshUser()
      user.stop()
    },
  })

  return {
    begin() {
      user.start({ now: true })
      balance.start()
      void messages.count()
      void platform.call('getLotteryList', {}).then(
        ({ data }) => session.setList('lottery', data),
        () => undefined,
      )
    },
    end() {
      user.stop()
      balance.stop()
    },
  }
}

const unread: UserRead = { error: undefined, asking: false }

/** Reads the member who is logged in from the platform. */
function createUserReads({ platform, session }: AccountOptions) {
  const userRead = createStore<UserRead>(unread)
  let turn = 0

  async function refreshUser(): Promise<void> {
    const mine = (turn += 1)
    const end = (error: unknown) => mine === turn && userRead.set({ error, asking: false })
    userRead.set({ ...userRead.getSnapshot(), asking: true })
    try {
      const { data, time } = await platform.call('getUser', {})
      session.setUserInfo(data, time)
      end(undefined)
    } catch (error) {
      end(error)
      throw error
    }
  }

  async function refreshMoney(): Promise<void> {
    const { data, time } = await platform.call('refreshUserMoney', {})
    session.setUserInfo(data, time)
  }

  async function readBalance(): Promise<void> {
    const { data, time } = await platform.call('getBalance', {})
    session.setBalance(data, time)
  }

  async function memberId(): Promise<string> {
    if (session.getSnapshot().userInfo === null) await refreshUser()
    const { userInfo } = session.getSnapshot()
    if (userInfo === null)
      throw new PlatformError('unauthorized', '', { operation: 'getUser', sent: false, money: false })
    return userInfo.id
  }

  /** One member's failure says nothing about the next. */
  function forget(): void {
    turn += 1
    userRead.set(unread)
  }

  return { userRead, refreshUser, refreshMoney, readBalance, memberId, forget }
}
