/** Everything the app keeps in web storage begins so. */
const PREFIX = 'playbill.'

/** Prefix of keys that belong to the device and survive a logoff: language, theme and the like. */
export const DEVICE_PREFIX = 'playbill.device.'

export const storageKeys = {
  token: 'playbill.token',
  userInfo: 'playbill.userInfo',
  messageNum: 'playbill.messageNum',
  appInfo: 'playbill.appInfo',
  lists: 'playbill.lists',
  account: 'playbill.account',
  locale: 'playbill.device.locale',
  theme: 'playbill.device.theme',
  intents: 'playbill.device.intents',
  number: 'playbill.device.number',
  picture: 'playbill.device.picture',
} as const

/** Used part of the Storage interface. */
export type WebStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** Removes all that is the app's, but not the device's. */
export function clearStorage(storage: WebStorage, { keepAccount }: { readonly keepAccount: boolean }): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const name of names) {
    if (name === null || !name.startsWith(PREFIX) || name.startsWith(DEVICE_PREFIX)) continue
    if (keepAccount && name === storageKeys.account) continue
    storage.removeItem(name)
  }
}

/** The stored JSON value; undefined when there is none or it cannot be read. */
export function readStored(storage: Pick<WebStorage, 'getItem'>, name: string): unknown {
  try {
    const text = storage.getItem(name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps a JSON value; null or undefined removes it. False when the storage is full or forbidden: the app goes on. */
export function writeStored(
  storage: Pick<WebStorage, 'setItem' | 'removeItem'>,
  name: string,
  value: unknown,
): boolean {
  try {
    if (value === null || value === undefined) storage.removeItem(name)
    else storage.setItem(name, JSON.stringify(value))
    return true
  } catch {
    // The value lives in memory until the page is left.
    return false
  }
}
