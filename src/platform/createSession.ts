import { createListeners } from '../store/createListeners.ts'
import { type AnswerTime, isOlder } from './AnswerTime.ts'
import { coerce } from './coerce.ts'
import { defaultLocale, isLocale, type Locale } from '../format/locales.ts'
import { memberOf } from '../format/value/isObject.ts'
import type { Entity } from './Operations.ts'
import { withVipLevel } from './readData.ts'
import { readEntity, readShape } from './readEntity.ts'
import { reuseEqual } from './reuseEqual.ts'
import type { SessionChannel, SessionMessage } from './SessionMessage.ts'
import type { Shape } from './Shape.ts'
import { clearStorage, readStored, storageKeys, type WebStorage, writeStored } from './storageKeys.ts'

// A sibling tab answers within a few milliseconds; a background tab may be slow, and its late answer still counts.
const ASK_MILLISECONDS = 200

/** The lists that the home screen shows from storage before the platform has answered. */
interface GameLists {
  readonly banner?: readonly Entity<'Banner'>[]
  readonly live?: readonly Entity<'Game'>[]
  readonly joker?: readonly Entity<'Game'>[]
  readonly gaming?: readonly Entity<'Game'>[]
  readonly sport?: readonly Entity<'Game'>[]
  readonly lottery?: readonly Entity<'LotteryEntry'>[]
  readonly concise?: readonly Entity<'Game'>[]
  readonly fishing?: readonly Entity<'Game'>[]
}

/** The session as it is stored on the device (specification, section 3), as one immutable value. */
export interface SessionSnapshot {
  readonly token: string | null
  readonly userInfo: Entity<'UserInfo'> | null
  readonly appInfo: Entity<'AppInfo'> | null
  readonly messageNum: number
  readonly locale: Locale
  readonly lists: GameLists
}

export interface Session {
  subscribe(listener: () => void): () => void
  getSnapshot(): SessionSnapshot
  /** Resolves once it is known whether another tab is logged in, so that no member is sent to /login in vain. */
  readonly ready: Promise<void>
  login(token: string): void
  /**
   * Forgets the member here and in every tab, also when the platform has ended the login. Language, theme and releases
   * belong to the device and stay.
   */
  clear(options: { readonly keepRememberedAccount: boolean; readonly ended?: boolean }): void
  tell(message: SessionMessage): void
  /** Another tab's login, which this one takes over without telling it on. */
  adopt(token: string): void
  /** Another tab's logoff. */
  forget(keepRememberedAccount: boolean): void
  /** Takes what another tab was answered of the member, unless it is older than what is known. */
  take(userInfo: Entity<'UserInfo'>, time: AnswerTime | undefined): void
  /** Changes nothing when it is older than what is known. */
  setUserInfo(userInfo: Entity<'UserInfo'>, time?: AnswerTime): void
  /** The balances of the poll, written into the stored user. */
  setBalance(balance: Entity<'Balance'>, time?: AnswerTime): void
  setAppInfo(appInfo: Entity<'AppInfo'>): void
  setMessageNum(messageNum: number): void
  setLocale(locale: Locale): void
  setList<Name extends keyof GameLists>(name: Name, rows: NonNullable<GameLists[Name]>): void
  /** Leaves the other tabs. */
  stop(): void
}

/**
 * @param storage session storage: the token and what belongs to the member
 * @param local local storage: what belongs to the site and the device
 * @param channel reaches the other tabs; left out where there is no BroadcastChannel
 * @param hear is given whatever the other tabs say, which nothing but the answer to a new tab's question waits for
 */
export function createSession({
  storage,
  local,
  channel,
  hear,
}: {
  readonly storage: WebStorage
  readonly local: WebStorage
  readonly channel?: SessionChannel | undefined
  readonly hear?: ((message: unknown) => void) | undefined
}): Session {
  let snapshot = restoreSession(storage, local)
  let asking = false
  let userTime: AnswerTime | undefined
  let markReady = (): void => undefined
  const ready = new Promise<void>((resolve) => (markReady = resolve))
  const listeners = createListeners()

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  const tell = (message: SessionMessage): void => channel?.postMessage(message)

  function update(change: Partial<SessionSnapshot>): void {
    const next = reuseEqual(snapshot, { ...snapshot, ...change })
    if (next === snapshot) return
    const previous = snapshot
    snapshot = next
    storeChanges(previous, next, storage, local)
    listeners.tell()
  }

  function adopt(token: string): void {
    asking = false
    if (token !== snapshot.token) {
      userTime = undefined
      update({ token, userInfo: null, messageNum: 0 })
    }
    markReady()
  }

  function forget(keepAccount: boolean): void {
    asking = false
    userTime = undefined
    clearStorage(storage, { keepAccount })
    clearStorage(local, { keepAccount })
    // What the site says to everybody may stay on the screen; it is only no longer stored.
    update({ token: null, userInfo: null, messageNum: 0 })
    markReady()
  }

  /** Whether it may take the place of what is known: a slow answer must not bring an old balance back. */
  function isNews(time: AnswerTime | undefined): boolean {
    if (time && userTime && isOlder(time, userTime)) return false
    userTime = time ?? userTime
    return true
  }

  function take(userInfo: Entity<'UserInfo'>, time: AnswerTime | undefined): void {
    if (isNews(time)) update({ userInfo })
  }

  /** Two tabs never show two balances: what one of them was answered, all show. */
  function share(userInfo: Entity<'UserInfo'>, time: AnswerTime | undefined): void {
    const before = snapshot.userInfo
    take(userInfo, time)
    const { token, userInfo: after } = snapshot
    // As JSON: decimals are objects that a channel would strip.
    if (token !== null && after !== before)
      tell({ kind: 'user', token, user: JSON.parse(JSON.stringify(after)) as object, time })
  }

  channel?.addEventListener('message', ({ data }) => {
    const token = memberOf(data, 'token')
    if (asking && memberOf(data, 'kind') === 'token' && typeof token === 'string' && token !== '') adopt(token)
    hear?.(data)
  })
  if (channel && snapshot.token === null) {
    asking = true
    tell({ kind: 'ask' })
    setTimeout(markReady, ASK_MILLISECONDS)
  } else {
    markReady()
  }

  return {
    subscribe: listeners.add,
    getSnapshot: () => snapshot,
    ready,
    login(token) {
      adopt(token)
      tell({ kind: 'login', token })
    },
    clear({ keepRememberedAccount, ended = false }) {
      forget(keepRememberedAccount)
      tell({ kind: 'clear', ended })
    },
    adopt,
    forget,
    take,
    tell,
    setUserInfo(userInfo, time) {
      if (snapshot.token !== null) share(withVipLevel(userInfo), time)
    },
    setBalance({ balance, usd_balance }, time) {
      if (snapshot.userInfo) share({ ...snapshot.userInfo, balance, usd_balance }, time)
    },
    setAppInfo: (appInfo) => update({ appInfo }),
    setMessageNum: (messageNum) => update({ messageNum }),
    setLocale: (locale) => update({ locale }),
    setList: (name, rows) => update({ lists: { ...snapshot.lists, [name]: rows } }),
    stop: () => channel?.close(),
  }
}

const listShapes: { readonly [name in keyof SessionSnapshot['lists']]-?: Shape } = {
  banner: ['#Banner'],
  live: ['#Game'],
  joker: ['#Game'],
  gaming: ['#Game'],
  sport: ['#Game'],
  lottery: ['#LotteryEntry'],
  concise: ['#Game'],
  fishing: ['#Game'],
}

/** The session as it was stored. What was stored is read like an answer: an older build may have written it. */
function restoreSession(storage: WebStorage, local: WebStorage): SessionSnapshot {
  const token = readStored(storage, storageKeys.token)
  const hasToken = typeof token === 'string' && token !== ''
  const locale = readStored(local, storageKeys.locale)
  return {
    token: hasToken ? token : null,
    userInfo: hasToken ? readUserInfo(readStored(storage, storageKeys.userInfo)) : null,
    appInfo: readEntity('AppInfo', readStored(local, storageKeys.appInfo)),
    messageNum: hasToken ? Number(coerce('n', readStored(storage, storageKeys.messageNum)) ?? 0) : 0,
    locale: isLocale(locale) ? locale : defaultLocale,
    lists: readShape(listShapes, readStored(local, storageKeys.lists)) ?? {},
  }
}

/** The member's data as it was stored or sent; null when it cannot be read. */
const readUserInfo = (stored: unknown) => readEntity('UserInfo', stored)

/** Keeps the member's data with the tab, and the data of the site and the device beyond it. */
function storeChanges(before: SessionSnapshot, after: SessionSnapshot, storage: WebStorage, local: WebStorage): void {
  if (after.token !== before.token) writeStored(storage, storageKeys.token, after.token)
  if (after.userInfo !== before.userInfo) writeStored(storage, storageKeys.userInfo, after.userInfo)
  if (after.messageNum !== before.messageNum) writeStored(storage, storageKeys.messageNum, after.messageNum)
  if (after.appInfo !== before.appInfo) writeStored(local, storageKeys.appInfo, after.appInfo)
  if (after.lists !== before.lists) writeStored(local, storageKeys.lists, after.lists)
  if (after.locale !== before.locale) writeStored(local, storageKeys.locale, after.locale)
}
