import { DEVICE_PREFIX, type WebStorage } from '../../platform/storageKeys.ts'

/** Begins like everything that a logoff wipes. */
const PREFIX = 'playbill.screens.'

/**
 * Storage of screens on the device: until the member logs off, or, under a name of the device's own, beyond that. A
 * full or forbidden storage keeps nothing.
 */
export function createKeptStorage(storage: WebStorage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const nameOf = (name: string) => (name.startsWith(DEVICE_PREFIX) ? name : PREFIX + name)
  return {
    getItem: (name) => attempt(() => storage.getItem(nameOf(name))) ?? null,
    setItem: (name, value) => attempt(() => storage.setItem(nameOf(name), value)),
    removeItem: (name) => attempt(() => storage.removeItem(nameOf(name))),
  }
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
