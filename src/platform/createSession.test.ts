import { Big } from 'big.js'
import { toBalance } from '../format/balance.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { coerce } from './coerce.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { createSession, type Session } from './createSession.ts'
import type { Entity } from './Operations.ts'
import type { SessionChannel } from './SessionMessage.ts'
import type { WebStorage } from './storageKeys.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const user = coerce('#UserInfo', {
  id: 1,
  username: 'demo01',
  current_vip: 'VIP3',
  balance: '1000',
  usd_balance: '2.5',
}) as Entity<'UserInfo'>
const namesIn = (storage: WebStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').toSorted()

/** A browser: tabs share local storage and hear one another. Messages arrive at the next flush, as in a real one. */
function openBrowser() {
  const local = createMemoryStorage()
  const listeners = new Map<SessionChannel, ((event: { data: unknown }) => void)[]>()
  let queue: (() => void)[] = []
  const openTab = (
    storage: WebStorage = createMemoryStorage(),
  ): { session: Session; storage: WebStorage; channel: SessionChannel } => {
    const channel: SessionChannel = {
      postMessage: (message) => {
        for (const other of listeners.keys()) {
          if (other !== channel)
            queue.push(() => listeners.get(other)?.forEach((listener) => listener({ data: structuredClone(message) })))
        }
      },
      addEventListener: (_, listener) => void listeners.get(channel)?.push(listener),
      close: () => void listeners.delete(channel),
    }
    listeners.set(channel, [])
    return { session: createSession({ storage, local, channel }), storage, channel }
  }
  const flush = (): void => {
    while (queue.length > 0) {
      const due = queue
      queue = []
      due.forEach((deliver) => deliver())
    }
  }
  return { local, openTab, flush }
}

async function isReady(session: Session): Promise<boolean> {
  let ready = false
  void session.ready.then(() => (ready = true))
  await Promise.resolve()
  await Promise.resolve()
  return ready
}

describe('a session', () => {
  test('begins in Korean, without a member', () => {
    const session = createSession({ storage: createMemoryStorage(), local: createMemoryStorage() })
    expect(session.getSnapshot()).toEqual({
      token: null,
      userInfo: null,
      appInfo: null,
      messageNum: 0,
      locale: 'kor',
      lists: {},
    })
  })

  test('comes back after a reload, amounts and all', () => {
    const storage = createMemoryStorage()
    const local = createMemoryStorage()
    const session = createSession({ storage, local })
    session.login('T1')
    session.setUserInfo(user)
    session.setMessageNum(4)
    session.setLocale('en')
    session.setAppInfo(coerce('#AppInfo', { title: 'Playbill', site_state: 1 }) as Entity<'AppInfo'>)
    session.setList('banner', [{ src: 'demo/banners/welcome.svg' }])
    const reloaded = createSession({ storage, local }).getSnapshot()
    expect(reloaded).toEqual(session.getSnapshot())
    expect(reloaded.userInfo?.balance).toEqual(toBalance(new Big(1000)))
    expect(reloaded.userInfo?.vip).toBe(3)
  })

  test('keeps what belongs to the member out of local storage', () => {
    const local = createMemoryStorage()
    const session = createSession({ storage: createMemoryStorage(), local })
    session.login('T1')
    session.setUserInfo(user)
    session.setMessageNum(4)
    expect(namesIn(local)).toEqual([])
  })

  test('tells its listeners of a change and of nothing else', () => {
    const session = createSession({ storage: createMemoryStorage(), local: createMemoryStorage() })
    session.login('T1')
    session.setUserInfo(user)
    const before = session.getSnapshot()
    const listener = vi.fn<() => void>()
    const unsubscribe = session.subscribe(listener)
    session.setBalance({ balance: new Big('1000.00'), usd_balance: new Big('2.50') })
    session.setUserInfo({ ...user })
    expect(listener).not.toHaveBeenCalled()
    expect(session.getSnapshot()).toBe(before)
    session.setBalance({ balance: new Big(900), usd_balance: new Big('2.5') })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(session.getSnapshot().userInfo?.usd_balance).toBe(before.userInfo?.usd_balance)
    unsubscribe()
    session.setMessageNum(9)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('refuses a user and a balance after a logoff', () => {
    const session = createSession({ storage: createMemoryStorage(), local: createMemoryStorage() })
    session.setUserInfo(user)
    session.setBalance({ balance: new Big(1), usd_balance: new Big(1) })
    expect(session.getSnapshot().userInfo).toBeNull()
  })

  test('starts clean from storage that another build or a hand has written', () => {
    const storage = createMemoryStorage({
      'playbill.token': '"T1"',
      'playbill.userInfo': '["?"]',
      'playbill.messageNum': '"x"',
    })
    const local = createMemoryStorage({
      'playbill.appInfo': '{',
      'playbill.lists': '{"banner":"x"}',
      'playbill.device.locale': '"fr"',
    })
    expect(createSession({ storage, local }).getSnapshot()).toEqual({
      token: 'T1',
      userInfo: null,
      appInfo: null,
      messageNum: 0,
      locale: 'kor',
      lists: {},
    })
  })

  test('goes on when the storage is full', () => {
    const full: WebStorage = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const session = createSession({ storage: full, local: full })
    session.login('T1')
    expect(session.getSnapshot().token).toBe('T1')
  })
})

describe('clearing a session', () => {
  const setUp = () => {
    const storage = createMemoryStorage({ 'playbill.draft': '1', 'playbill.device.intents': '{}', other: '1' })
    const local = createMemoryStorage({
      'playbill.account': '{"name":"demo01"}',
      'playbill.device.theme': '"light"',
      'playbill.appInfo': '{"title":"x"}',
      'playbill.dismissed': '1',
      other: '1',
    })
    const session = createSession({ storage, local })
    session.login('T1')
    session.setUserInfo(user)
    session.setLocale('en')
    return { storage, local, session }
  }

  test('leaves the remembered account and what belongs to the device', () => {
    const { storage, local, session } = setUp()
    session.clear({ keepRememberedAccount: true })
    expect(namesIn(storage)).toEqual(['other', 'playbill.device.intents'])
    expect(namesIn(local)).toEqual(['other', 'playbill.account', 'playbill.device.locale', 'playbill.device.theme'])
    expect(session.getSnapshot()).toMatchObject({ token: null, userInfo: null, messageNum: 0, locale: 'en' })
  })

  test('takes the remembered account too after a change of password', () => {
    const { local, session } = setUp()
    session.clear({ keepRememberedAccount: false })
    expect(namesIn(local)).toEqual(['other', 'playbill.device.locale', 'playbill.device.theme'])
  })
})

describe('tabs of one browser', () => {
  test('hand the token to a new tab before it is ready', async () => {
    const { openTab, flush } = openBrowser()
    openTab().session.login('T1')
    const second = openTab()
    expect(await isReady(second.session)).toBe(false)
    flush()
    expect(await isReady(second.session)).toBe(true)
    expect(second.session.getSnapshot()).toMatchObject({ token: 'T1', userInfo: null })
    expect(second.storage.getItem('playbill.token')).toBe('"T1"')
  })

  test('leave a lone tab ready after a moment', async () => {
    const { openTab, flush } = openBrowser()
    const { session } = openTab()
    flush()
    expect(await isReady(session)).toBe(false)
    vi.advanceTimersByTime(200)
    expect(await isReady(session)).toBe(true)
  })

  test('are ready at once when logged in or without a channel', async () => {
    expect(await isReady(createSession({ storage: createMemoryStorage(), local: createMemoryStorage() }))).toBe(true)
    expect(await isReady(openBrowser().openTab(createMemoryStorage({ 'playbill.token': '"T1"' })).session)).toBe(true)
  })

  test('follow a login', () => {
    const { openTab, flush } = openBrowser()
    const [first, second] = [openTab(), openTab()]
    first.session.login('T1')
    first.session.setUserInfo(user)
    flush()
    expect(second.session.getSnapshot().token).toBe('T1')
    second.session.login('T2')
    flush()
    expect(first.session.getSnapshot()).toMatchObject({ token: 'T2', userInfo: null })
  })

  test('show the same balance, whichever of them was answered', () => {
    const { openTab, flush } = openBrowser()
    const [first, second] = [openTab(), openTab()]
    first.session.login('T1')
    first.session.setUserInfo(user)
    flush()
    expect(second.session.getSnapshot().userInfo).toEqual(first.session.getSnapshot().userInfo)
    second.session.setBalance({ balance: new Big('7.50'), usd_balance: new Big(3) })
    flush()
    const { userInfo } = first.session.getSnapshot()
    expect([userInfo?.balance?.toFixed(2), userInfo?.usd_balance?.toFixed()]).toEqual(['7.50', '3'])
    expect(first.storage.getItem('playbill.userInfo')).toBe(second.storage.getItem('playbill.userInfo'))
  })

  test('keep the newer balance when an older answer comes late, here and in the other tab', () => {
    const { openTab, flush } = openBrowser()
    const [first, second] = [openTab(), openTab()]
    first.session.login('T1')
    flush()
    first.session.setUserInfo({ ...user, balance: new Big(900) }, { askedAt: 20, givenAt: 25 })
    first.session.setUserInfo({ ...user, balance: new Big(1000) }, { askedAt: 10, givenAt: 15 })
    first.session.setBalance({ balance: new Big(1000), usd_balance: new Big(1) }, { askedAt: 11, givenAt: 16 })
    flush()
    second.session.setBalance({ balance: new Big(1000), usd_balance: new Big(1) }, { askedAt: 12, givenAt: 17 })
    flush()
    expect([first, second].map(({ session }) => session.getSnapshot().userInfo?.balance.toFixed())).toEqual([
      '900',
      '900',
    ])
  })

  test('ignore data of a member who is not logged in here', () => {
    const { openTab, flush } = openBrowser()
    const [first, second] = [openTab(), openTab()]
    first.session.login('T1')
    flush()
    const { postMessage: tell } = second.channel
    tell({ kind: 'user', token: 'T0', user: { username: 'somebody' } })
    flush()
    expect(first.session.getSnapshot().userInfo).toBeNull()
  })

  test('say nothing when nothing has changed', () => {
    const { openTab, flush } = openBrowser()
    const [first, second] = [openTab(), openTab()]
    first.session.login('T1')
    first.session.setUserInfo(user)
    flush()
    const before = second.session.getSnapshot()
    first.session.setUserInfo({ ...user })
    flush()
    expect(second.session.getSnapshot()).toBe(before)
  })

  test('all log off together', () => {
    const { openTab, flush, local } = openBrowser()
    const [first, second] = [openTab(), openTab()]
    first.session.login('T1')
    flush()
    second.session.setUserInfo(user)
    first.session.clear({ keepRememberedAccount: true })
    flush()
    expect(second.session.getSnapshot()).toMatchObject({ token: null, userInfo: null })
    expect(namesIn(second.storage)).toEqual([])
    expect(namesIn(local)).toEqual([])
  })

  test('ignore a late token once the member has logged off here', () => {
    const { openTab, flush } = openBrowser()
    const first = openTab()
    first.session.login('T1')
    const second = openTab()
    second.session.clear({ keepRememberedAccount: true })
    flush()
    expect(second.session.getSnapshot().token).toBeNull()
  })

  test('ignore messages that they do not know', () => {
    const { openTab, flush } = openBrowser()
    const { session } = openTab()
    const stranger = openTab()
    const { postMessage: tell } = stranger.channel
    for (const message of [null, 'login', { kind: 'login' }, { kind: 'login', token: 5 }, { kind: 'grow' }])
      tell(message as never)
    flush()
    expect(session.getSnapshot().token).toBeNull()
  })

  test('hear nothing after stop', () => {
    const { openTab, flush } = openBrowser()
    const [first, second] = [openTab(), openTab()]
    second.session.stop()
    first.session.login('T1')
    flush()
    expect(second.session.getSnapshot().token).toBeNull()
  })
})
