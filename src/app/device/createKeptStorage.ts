import type { WebStorage } from '../../platform/storageKeys.ts'

/** Begins like everything that a logoff wipes. */
const PREFIX = 'playbill.screens.'

/** What screens may keep on the device until the member logs off; a full or forbidden storage keeps nothing. */
export function createKeptStorage(storage: WebStorage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (name) => attempt(() => storage.getItem(PREFIX + name)) ?? null,
    setItem: (name, value) => attempt(() => storage.setItem(PREFIX + name, value)),
    removeItem: (name) => attempt(() => storage.removeItem(PREFIX + name)),
  }
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
