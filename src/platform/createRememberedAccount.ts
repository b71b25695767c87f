import { isObject } from '../format/value/isObject.ts'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { Platform } from './createPlatform.ts'
import type { Session } from './createSession.ts'
import { readStored, storageKeys, type WebStorage, writeStored } from './storageKeys.ts'

export interface RememberedAccount {
  readonly account: string
  /** Absent where it could not be kept. */
  readonly password?: string
}

/** Holds the key that encrypts the password. */
export interface AccountKeyStore {
  get(): Promise<CryptoKey | undefined>
  set(key: CryptoKey): Promise<void>
  delete(): Promise<void>
}

interface Options {
  readonly local: WebStorage
  /** Missing over plain http; then only the name is kept. */
  readonly subtle?: SubtleCrypto | undefined
  /** Whether the password may be opened now: only where somebody is about to log in. */
  readonly mayOpen: () => boolean
  readonly keyStore?: AccountKeyStore
}

const ALGORITHM = 'AES-GCM'

/**
 * The account that a member asked to be remembered. The password, or what the platform lends in its place, is encrypted
 * with a key that the browser keeps in IndexedDB and never gives out, and is opened only on the login screen. That
 * protects against a copied profile or storage, which holds no password that could be read. It does not protect against
 * a script on the app's own origin, which may ask the browser to decrypt as the app does: that none runs there is what
 * the content security policy and the sealed answers of the platform are for.
 */
export function createRememberedAccount({ local, subtle, mayOpen, keyStore = indexedDbKeyStore() }: Options) {
  async function encrypt(
    { name, password }: { name: string; password: string },
    subtle: SubtleCrypto,
  ): Promise<{ iv: string; password: string }> {
    let key = await keyStore.get()
    if (!key) {
      key = await subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
      await keyStore.set(key)
    }
    const iv = globalThis.crypto.getRandomValues(new Uint8Array(12))
    const sealed = await subtle.encrypt({ name: ALGORITHM, iv, additionalData: bytesOf(name) }, key, bytesOf(password))
    return { iv: toBase64(iv), password: toBase64(new Uint8Array(sealed)) }
  }

  async function decrypt({
    name,
    iv,
    password,
  }: {
    name: string
    iv: unknown
    password: unknown
  }): Promise<string | null> {
    if (!subtle || !mayOpen() || typeof iv !== 'string' || typeof password !== 'string') return null
    try {
      const key = await keyStore.get()
      if (!key) return null
      const open = await subtle.decrypt(
        { name: ALGORITHM, iv: fromBase64(iv), additionalData: bytesOf(name) },
        key,
        fromBase64(password),
      )
      return new TextDecoder().decode(open)
    } catch {
      return null
    }
  }

  /** Keeps the account. Where the browser cannot keep a key, keeps only the name. */
  async function remember({ account: name, password }: Required<RememberedAccount>): Promise<void> {
    writeStored(local, storageKeys.account, { name })
    if (!subtle) return
    const sealed = await encrypt({ name, password }, subtle).catch(() => null)
    if (sealed) writeStored(local, storageKeys.account, { name, ...sealed })
  }

  return {
    remember,

    /** Keeps a token that the platform lends and can revoke, rather than the password itself, after a log-in. */
    async rememberLogin(
      { account, password }: Required<RememberedAccount>,
      {
        platform,
        session,
        kept,
        loggedIn,
      }: {
        readonly platform: Platform
        readonly session: Session
        /** Account that was remembered before. */
        readonly kept: RememberedAccount | undefined
        /** Token of this log-in. */
        readonly loggedIn: string
      },
    ): Promise<void> {
      if (kept?.account === account && kept.password === password) return
      const lent = await platform.call('createLoginToken', {}).then(
        ({ data }) => data.login_token,
        // One that lends none, or says nothing now.
        () => password,
      )
      // A member who has left meanwhile may have asked to be forgotten.
      if (session.getSnapshot().token === loggedIn) await remember({ account, password: lent })
    },

    async recall(): Promise<RememberedAccount | undefined> {
      const stored = readStored(local, storageKeys.account)
      if (!isObject(stored)) return undefined
      const { name, iv, password: sealed } = stored
      if (typeof name !== 'string') return undefined
      const password = await decrypt({ name, iv, password: sealed })
      return { account: name, ...(password !== null && { password }) }
    },

    async forget(): Promise<void> {
      writeStored(local, storageKeys.account, null)
      await keyStore.delete().catch(() => undefined)
    },
  }
}

function indexedDbKeyStore(): AccountKeyStore {
  // Opened on first use: naming a store opens the database, which throws where there is none.
  let opened: UseStore | undefined
  const store = (): UseStore => (opened ??= createStore('playbill-account', 'keys'))
  return {
    get: async () => get<CryptoKey>('account', store()),
    set: async (key) => set('account', key, store()),
    delete: async () => del('account', store()),
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
