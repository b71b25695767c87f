import { Big } from 'big.js'
import { toBalance } from '../format/balance.ts'
import { describe, expect, test, vi } from 'vitest'
import { coerce } from './coerce.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { createSession } from './createSession.ts'
import type { Entity } from './Operations.ts'
import type { WebStorage } from './storageKeys.ts'

const user = coerce('#UserInfo', {
  id: 1,
  username: 'demo01',
  current_vip: 'VIP3',
  balance: '1000',
  usd_balance: '2.5',
}) as Entity<'UserInfo'>
const namesIn = (storage: WebStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').toSorted()

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
