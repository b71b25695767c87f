import type { Host } from '../../renderer/host/Host.ts'
import type { createRememberedAccount } from '../../platform/createRememberedAccount.ts'
import type { PlatformError } from '../../platform/PlatformError.ts'
import type { Readable } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'
import { createExpiry } from './createExpiry.ts'
import { createUpkeep, type UpkeepOptions } from './createUpkeep.ts'
import { createUserReads } from './createUserReads.ts'

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
  /** Handles a call that was refused as unauthorized, however many there are. */
  handleUnauthorized(error: PlatformError): void
  confirmExpired(): void
  start(): void
  stop(): void
}

export interface AccountOptions extends Omit<UpkeepOptions, 'reads'> {
  /** Comes late: only the login form asks for it. */
  readonly remembered: () => Promise<ReturnType<typeof createRememberedAccount>>
  /** Goes on after a login: to where the member was sent from, or home. */
  readonly arrive: () => void
  /** Goes to the login screen; with `back`, to return to this place after it. */
  readonly leave: (options: { readonly back: boolean }) => void
}

/** Who is logged in: arriving, staying fresh, expiring and leaving (specification, sections 4 and 8). */
export function createAccount(options: AccountOptions): Account {
  const { platform, session, remembered, messages, arrive, leave } = options
  const member = createStore(0)
  const ready = createStore(false)
  const reads = createUserReads(platform, session)
  const upkeep = createUpkeep({ ...options, reads })
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

  function clear({ forget = false } = {}): void {
    expiry.forget()
    session.clear({ keepRememberedAccount: !forget })
  }

  function logInAgain(): void {
    clear()
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
      const kept = typeof remember === 'object' ? await known?.recall() : undefined
      session.login(given)
      arrive()
      if (typeof remember === 'object' && !(kept?.name === remember.account && kept.password === remember.password))
        void rememberLogin(options, remember, given)
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
  }
}

/** Keeps a token that the platform lends and can revoke, rather than the password itself. */
async function rememberLogin(
  { platform, session, remembered }: Pick<AccountOptions, 'platform' | 'session' | 'remembered'>,
  { account, password }: { readonly account: string; readonly password: string },
  loggedIn: string,
): Promise<void> {
  const lent = await platform.call('createLoginToken', {}).then(
    ({ data }) => data.login_token,
    // One that lends none, or says nothing now.
    () => password,
  )
  const known = await remembered()
  // A member who has left meanwhile may have asked to be forgotten.
  if (session.getSnapshot().token === loggedIn) await known.remember({ name: account, password: lent })
}
