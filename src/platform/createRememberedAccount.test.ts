import { indexedDB } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { createRememberedAccount } from './createRememberedAccount.ts'

const { subtle } = globalThis.crypto
const mayOpen = () => true
const account = { account: 'demo01', password: 'demo1234 비밀번호' }

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB)
})

describe('a remembered account', () => {
  test('comes back with its password', async () => {
    const local = createMemoryStorage()
    await createRememberedAccount({ local, subtle, mayOpen }).remember(account)
    expect(await createRememberedAccount({ local, subtle, mayOpen }).recall()).toEqual(account)
  })

  test('holds no readable password, and a new one each time', async () => {
    const local = createMemoryStorage()
    const remembered = createRememberedAccount({ local, subtle, mayOpen })
    await remembered.remember(account)
    const first = local.getItem('playbill.account')
    await remembered.remember(account)
    expect(first).not.toContain('demo1234')
    expect(local.getItem('playbill.account')).not.toBe(first)
  })

  test('is opened only on the login screen, and is a name anywhere else', async () => {
    const local = createMemoryStorage()
    let isAtLogin = true
    const remembered = createRememberedAccount({ local, subtle, mayOpen: () => isAtLogin })
    await remembered.remember(account)
    isAtLogin = false
    expect(await remembered.recall()).toEqual({ account: 'demo01' })
    isAtLogin = true
    expect(await remembered.recall()).toEqual(account)
  })

  test('is encrypted with a key that nobody can take out', async () => {
    const kept: CryptoKey[] = []
    const keyStore = {
      get: async () => kept[0],
      set: async (key: CryptoKey) => void kept.push(key),
      delete: async () => undefined,
    }
    await createRememberedAccount({ local: createMemoryStorage(), subtle, mayOpen, keyStore }).remember(account)
    expect(kept[0]?.extractable).toBe(false)
    await expect(subtle.exportKey('raw', kept[0]!)).rejects.toThrow(DOMException)
  })

  test('is only a name over plain http', async () => {
    const local = createMemoryStorage()
    const remembered = createRememberedAccount({ local, mayOpen })
    await remembered.remember(account)
    expect(local.getItem('playbill.account')).toBe('{"name":"demo01"}')
    expect(await remembered.recall()).toEqual({ account: 'demo01' })
  })

  test('is only a name where the browser keeps no key', async () => {
    const broken = async (): Promise<never> => Promise.reject(new DOMException('private mode', 'InvalidStateError'))
    const remembered = createRememberedAccount({
      local: createMemoryStorage(),
      subtle,
      mayOpen,
      keyStore: { get: broken, set: broken, delete: broken },
    })
    await remembered.remember(account)
    expect(await remembered.recall()).toEqual({ account: 'demo01' })
    await remembered.forget()
    expect(await remembered.recall()).toBeUndefined()
  })

  test('is only a name once the key is gone or the text was altered', async () => {
    const local = createMemoryStorage()
    const remembered = createRememberedAccount({ local, subtle, mayOpen })
    await remembered.remember(account)
    const stored = local.getItem('playbill.account') ?? ''
    local.setItem('playbill.account', stored.replace('demo01', 'demo02'))
    expect(await remembered.recall()).toEqual({ account: 'demo02' })
    await remembered.forget()
    local.setItem('playbill.account', stored)
    expect(await remembered.recall()).toEqual({ account: 'demo01' })
  })

  test.each([undefined, '{', '"demo01"', '{"name":7}'])('is absent when the storage holds %j', async (stored) => {
    const local = createMemoryStorage(stored === undefined ? {} : { 'playbill.account': stored })
    expect(await createRememberedAccount({ local, subtle, mayOpen }).recall()).toBeUndefined()
  })
})
