import { createListeners } from '../store/createListeners.ts'
import { type AnswerTime, isOlder } from './AnswerTime.ts'
import type { Locale } from '../format/locales.ts'
import type { Entity } from './Operations.ts'
import { readUserInfo } from './readUserInfo.ts'
import { restoreSession } from './restoreSession.ts'
import { reuseEqual } from './reuseEqual.ts'
import { readSessionMessage, type SessionChannel, type SessionMessage } from './SessionMessage.ts'
import type { GameLists, SessionSnapshot } from './SessionSnapshot.ts'
import { clearStorage, storageKeys, type WebStorage, writeStored } from './storageKeys.ts'
import { withVipLevel } from './withVipLevel.ts'

// A sibling tab answers within a few milliseconds; a background tab may be slow, and its late answer still counts.
const ASK_MILLISECONDS = 200

export interface SessionOptions {
  /** Session storage: the token and what belongs to the member. */
  readonly storage: WebStorage
  /** Local storage: what belongs to the site and the device. */
  readonly local: WebStorage
  /** Reaches the other tabs; left out where there is no BroadcastChannel. */
  readonly channel?: SessionChannel | undefined
}

export interface Session {
  subscribe(listener: () => void): () => void
  getSnapshot(): SessionSnapshot
  /** Resolves once it is known whether another tab is logged in, so that no member is sent to /login in vain. */
  readonly ready: Promise<void>
  login(token: string): void
  /** Forgets the member here and in every tab. Language, theme and releases belong to the device and stay. */
  clear(options: { readonly keepRememberedAccount: boolean }): void
  /** What is older than what is known changes nothing. */
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

export function createSession({ storage, local, channel }: SessionOptions): Session {
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

  /** Two tabs never show two balances: what one of them was answered, all show. */
  function share(userInfo: Entity<'UserInfo'>, time: AnswerTime | undefined): void {
    if (!isNews(time)) return
    const before = snapshot.userInfo
    update({ userInfo })
    const { token, userInfo: after } = snapshot
    // As JSON: decimals are objects that a channel would strip.
    if (token !== null && after !== before)
      tell({ kind: 'user', token, user: JSON.parse(JSON.stringify(after)) as object, time })
  }

  channel?.addEventListener('message', ({ data }) => {
    const message = readSessionMessage(data)
    if (message?.kind === 'ask' && snapshot.token !== null) tell({ kind: 'token', token: snapshot.token })
    if (message?.kind === 'token' && asking) adopt(message.token)
    if (message?.kind === 'login') adopt(message.token)
    if (message?.kind === 'clear') forget(true)
    if (message?.kind === 'user' && message.token === snapshot.token && isNews(message.time))
      update({ userInfo: readUserInfo(message.user) ?? snapshot.userInfo })
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
    clear({ keepRememberedAccount }) {
      forget(keepRememberedAccount)
      tell({ kind: 'clear' })
    },
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

/** What belongs to the member goes with the tab; what belongs to the site and the device stays. */
function storeChanges(before: SessionSnapshot, after: SessionSnapshot, storage: WebStorage, local: WebStorage): void {
  if (after.token !== before.token) writeStored(storage, storageKeys.token, after.token)
  if (after.userInfo !== before.userInfo) writeStored(storage, storageKeys.userInfo, after.userInfo)
  if (after.messageNum !== before.messageNum) writeStored(storage, storageKeys.messageNum, after.messageNum)
  if (after.appInfo !== before.appInfo) writeStored(local, storageKeys.appInfo, after.appInfo)
  if (after.lists !== before.lists) writeStored(local, storageKeys.lists, after.lists)
  if (after.locale !== before.locale) writeStored(local, storageKeys.locale, after.locale)
}
