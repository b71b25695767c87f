import type { Host, UserRead } from '../../renderer/host/Host.ts'
import type { Platform } from '../../platform/createPlatform.ts'
import type { Session } from '../../platform/createSession.ts'
import type { createRememberedAccount } from '../../platform/createRememberedAccount.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import { createPoll } from '../site/createPoll.ts'
import type { createMessages } from './createMessages.ts'
import type { Readable } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'

type HostAccount = Host['account']

export interface Account extends HostAccount {
  /** The platform has turned the token down, and the member has not confirmed that yet. */
  readonly expired: Readable<boolean>
  /** Whether it is known that no other tab hands over a login. */
  readonly ready: Readable<boolean>
  /** Another number for another member: what one has typed must not be there for the next. */
  readonly member: Readable<number>
  /** Who is logged in, read from the platform when it is not known yet. Rejects with a PlatformError. */
  memberId(): Promise<string>
  /** To be told of every call that was refused as unauthorized, however many they are. */
  handleUnauthorized(error: PlatformError): void
  confirmExpired(): void
  start(): void
  stop(): void
}

export interface AccountOptions {
  readonly platform: Platform
  readonly session: Session
  /** Comes late: only the login form asks for it. */
  readonly remembered: () => Promise<ReturnType<typeof createRememberedAccount>>
  readonly messages: ReturnType<typeof createMessages>
  readonly visibility: Readable<'visible' | 'hidden'>
  /** Milliseconds between two reads of the balance, and the settings that say so. */
  readonly balanceEvery: () => number
  readonly settings: Readable<unknown>
  /** Goes on after a login: to where the member was sent from, or home. */
  readonly arrive: () => void
  /** Goes to the login screen; with `back`, to return to this place after it. */
  readonly leave: (options: { readonly back: boolean }) => void
}

const RETRY_MS = 5000
const unread: UserRead = { error: undefined, asking: false }
/** A platform may do without this call, and some answer calls that they do not know as they answer strangers. */
const LEND = 'createLoginToken'

/** Who is logged in: arriving, staying fresh, expiring and leaving (specification, sections 4 and 8). */
export function createAccount(options: AccountOptions): Account {
  const { platform, session, remembered, messages, visibility, balanceEvery, settings, arrive, leave } = options
  const expired = createStore(false)
  const member = createStore(0)
  const ready = createStore(false)
  const userRead = createStore<UserRead>(unread)
  let userTurn = 0
  let token: string | null = null
  let lastName: string | undefined
  let unsubscribe: (() => void) | undefined

  async function refreshUser(): Promise<void> {
    const mine = (userTurn += 1)
    const end = (error: unknown) => mine === userTurn && userRead.set({ error, asking: false })
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

  const balance = createPoll({
    visibility,
    every: balanceEvery,
    follows: settings,
    run: async () => {
      const { data, time } = await platform.call('getBalance', {})
      session.setBalance(data, time)
    },
  })
  const user = createPoll({
    visibility,
    every: () => RETRY_MS,
    run: async () => {
      await refreshUser()
      user.stop()
    },
  })

  function arrived(): void {
    user.start({ now: true })
    balance.start()
    void messages.count()
    void platform.call('getLotteryList', {}).then(
      ({ data }) => session.setList('lottery', data),
      () => undefined,
    )
  }

  function rest(): void {
    user.stop()
    balance.stop()
  }

  function follow(): void {
    const { token: next, userInfo } = session.getSnapshot()
    if (next !== token) {
      token = next
      expired.set(false)
      // What one member could not be read with says nothing of the next.
      userTurn += 1
      userRead.set(unread)
      rest()
      if (next !== null) arrived()
    }
    const name = userInfo?.username
    if (name === undefined || name === lastName) return
    if (lastName !== undefined) member.set(member.getSnapshot() + 1)
    lastName = name
  }

  /** A token that the platform lends and can revoke, rather than the password itself. */
  async function keep(
    { account, password }: { readonly account: string; readonly password: string },
    loggedIn: string,
  ): Promise<void> {
    const lent = await platform.call(LEND, {}).then(
      ({ data }) => data.login_token,
      // One that lends none, or says nothing now.
      () => password,
    )
    const known = await remembered()
    // Whoever has left meanwhile may have asked to be forgotten.
    if (session.getSnapshot().token === loggedIn) await known.remember({ name: account, password: lent })
  }

  function clear({ forget = false } = {}): void {
    expired.set(false)
    session.clear({ keepRememberedAccount: !forget })
  }

  return {
    expired,
    member,
    ready,
    refreshUser,
    userRead,

    async refreshMoney() {
      const { data, time } = await platform.call('refreshUserMoney', {})
      session.setUserInfo(data, time)
    },

    async memberId() {
      if (session.getSnapshot().userInfo === null) await refreshUser()
      const { userInfo } = session.getSnapshot()
      if (userInfo === null)
        throw new PlatformError('unauthorized', '', { operation: 'getUser', sent: false, money: false })
      return userInfo.id
    },

    seeMessage: (message) => messages.markRead(message),
    seeMessages: () => void messages.markSeen(),

    start() {
      unsubscribe = session.subscribe(follow)
      follow()
      void session.ready.then(() => ready.set(true))
    },

    stop() {
      unsubscribe?.()
      rest()
    },

    async login(given, remember) {
      const known = remember && (await remembered())
      if (remember === 'forget') await known?.forget()
      const kept = typeof remember === 'object' ? await known?.recall() : undefined
      session.login(given)
      arrive()
      if (typeof remember === 'object' && !(kept?.name === remember.account && kept.password === remember.password))
        void keep(remember, given)
    },

    async logout({ forget }) {
      // Asked while there still is a token, and not waited for: leaving completes whatever the platform says.
      const told = token === null ? undefined : platform.call('logoff', {}).catch(() => undefined)
      clear({ forget })
      member.set(member.getSnapshot() + 1)
      leave({ back: false })
      await told
    },

    async remembered() {
      const account = await (await remembered()).recall()
      if (!account) return undefined
      return { account: account.name, ...(account.password !== null && { password: account.password }) }
    },

    handleUnauthorized({ operation }) {
      if (operation === LEND || expired.getSnapshot() || session.getSnapshot().token === null) return
      if (operation === 'getBalance') {
        clear()
        leave({ back: true })
      } else {
        rest()
        expired.set(true)
      }
    },

    confirmExpired() {
      clear()
      leave({ back: true })
    },
  }
}
