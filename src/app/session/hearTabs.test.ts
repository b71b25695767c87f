import { Big } from 'big.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import { createSession, type Session } from '../../platform/createSession.ts'
import type { Entity } from '../../platform/Operations.ts'
import { readEntity } from '../../platform/readEntity.ts'
import type { SessionChannel } from '../../platform/SessionMessage.ts'
import type { WebStorage } from '../../platform/storageKeys.ts'
import { createStore } from '../../store/createStore.ts'
import type { Place } from '../navigation/Place.ts'
import { hearTabs, type Switched } from './hearTabs.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function userNamed(username: string): Entity<'UserInfo'> {
  const stored = { id: 1, username, current_vip: 'VIP3', balance: '1000', usd_balance: '2.5' }
  const read = readEntity('UserInfo', stored)
  if (!read) throw new Error('The member cannot be read.')
  return read
}
const user = userNamed('demo01')
const namesIn = (storage: WebStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').toSorted()

/** A browser: tabs share local storage and hear one another. Messages arrive at the next flush, as in a real one. */
function openBrowser() {
  const local = createMemoryStorage()
  const listeners = new Map<SessionChannel, ((event: { data: unknown }) => void)[]>()
  let queue: (() => void)[] = []
  const openTab = (storage: WebStorage = createMemoryStorage()) => {
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
    const session = createSession({ storage, local, channel, hear: (message) => hear(message) })
    const [switched, member] = [createStore<Switched | undefined>(undefined), createStore(0)]
    const went: string[] = []
    let place: Place = { path: '/money', query: {} }
    const hear = hearTabs({
      session,
      switched,
      account: { member },
      navigator: {
        place: () => place,
        arrive: () => went.push('arrived'),
        leave: ({ back }) => went.push(back ? 'log-in and back' : 'log-in'),
      },
      toasts: { clear: () => went.push('toasts are gone') },
    })
    return {
      session,
      storage,
      channel,
      switched,
      member,
      /** Where it was led, and what was taken from it. */
      went,
      goTo: (path: string, query = {}) => (place = { path, query }),
    }
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

describe("a tab that another one makes somebody else's", () => {
  /** Two tabs of demo01. */
  function openTwo() {
    const { openTab, flush } = openBrowser()
    const [here, other] = [openTab(), openTab()]
    other.session.login('T1')
    other.session.setUserInfo(user)
    flush()
    here.went.length = 0
    return { here, other, flush }
  }

  test('shows nothing until it is known whose it is, then says that, and goes no further by itself', () => {
    const { here, other, flush } = openTwo()
    // Nothing of the new one is there before the tab has closed its screens.
    const atLogin: unknown[] = []
    here.session.subscribe(() => atLogin.push(here.switched.getSnapshot()))
    other.session.login('T2')
    flush()
    expect(atLogin).toEqual(['asked'])
    expect(here.went).toEqual(['toasts are gone'])
    other.session.setUserInfo(userNamed('agent01'))
    flush()
    expect(here.switched.getSnapshot()).toBe('other')
    expect(other.switched.getSnapshot()).toBeUndefined()
    here.session.setBalance({ balance: new Big(1), usd_balance: new Big(1) })
    expect(here.switched.getSnapshot()).toBe('other')
  })

  test('keeps what it has, and says nothing, when the same member has logged in again', () => {
    const { here, other, flush } = openTwo()
    other.session.login('T2')
    flush()
    other.session.setUserInfo(user)
    flush()
    expect(here.switched.getSnapshot()).toBeUndefined()
    expect(here.member.getSnapshot()).toBe(0)
  })

  test('says that it was logged off, and leads to the log-in without a way back', () => {
    const { here, other, flush } = openTwo()
    other.session.clear({ keepRememberedAccount: true })
    flush()
    expect(here.switched.getSnapshot()).toBe('left')
    expect(here.member.getSnapshot()).toBe(1)
    expect(here.went).toEqual(['toasts are gone', 'log-in'])
  })

  test('still says that after the same member has come back, and whose it is after another has', () => {
    for (const [name, said] of [
      ['demo01', 'left'],
      ['agent01', 'other'],
    ] as const) {
      const { here, other, flush } = openTwo()
      other.session.clear({ keepRememberedAccount: true })
      flush()
      other.session.login('T2')
      other.session.setUserInfo(userNamed(name))
      flush()
      expect(here.switched.getSnapshot()).toBe(said)
    }
  })

  test('is not logged off by what the platform has ended: that leads to the log-in and back', () => {
    const { here, other, flush } = openTwo()
    other.session.clear({ keepRememberedAccount: true, ended: true })
    flush()
    expect(here.session.getSnapshot().token).toBeNull()
    expect([here.switched.getSnapshot(), here.went]).toEqual([undefined, []])
  })

  test('no longer says whose it is once that login has ended, too', () => {
    const { here, other, flush } = openTwo()
    other.session.login('T2')
    other.session.setUserInfo(userNamed('agent01'))
    flush()
    other.session.clear({ keepRememberedAccount: true, ended: true })
    flush()
    expect(here.switched.getSnapshot()).toBeUndefined()
  })

  test('that nobody was logged in to says nothing of a logoff', () => {
    const { openTab, flush } = openBrowser()
    const [here, other] = [openTab(), openTab()]
    other.session.clear({ keepRememberedAccount: true })
    flush()
    expect([here.switched.getSnapshot(), here.went]).toEqual([undefined, []])
  })
})

describe('a tab on the log-in', () => {
  test('goes on when another one logs in', () => {
    const { openTab, flush } = openBrowser()
    const [here, other] = [openTab(), openTab()]
    here.goTo('/login')
    other.session.login('T1')
    other.session.setUserInfo(user)
    flush()
    expect([here.went, here.switched.getSnapshot()]).toEqual([['arrived'], undefined])
  })

  test('goes on, and says whose it is now, where somebody else was logged in before', () => {
    const { openTab, flush } = openBrowser()
    const [here, other] = [openTab(), openTab()]
    here.session.login('T1')
    here.session.setUserInfo(user)
    here.session.clear({ keepRememberedAccount: true })
    flush()
    here.goTo('/login')
    other.session.login('T2')
    other.session.setUserInfo(userNamed('agent01'))
    flush()
    expect([here.went, here.switched.getSnapshot()]).toEqual([['toasts are gone', 'arrived'], 'other'])
  })

  test.each([
    ['goes on with a login that was asked for too late, if it was sent there', { redirect: '/mine' }, ['arrived']],
    ['stays with a login that was asked for where the member has come by themselves', {}, []],
  ])('%s', (_, query, went) => {
    const { openTab, flush } = openBrowser()
    openTab(createMemoryStorage({ 'playbill.token': '"T1"' }))
    const here = openTab()
    here.goTo('/login', query)
    flush()
    expect([here.session.getSnapshot().token, here.went]).toEqual(['T1', went])
  })
})
