import type { Host } from '../Host.ts'

// Not the device's own: what the platform told a member goes with the session.
const NAME = 'playbill.kept'
const MOST_ENTRIES = 16
const MOST_CHARACTERS = 64 * 1024

/** Last answers kept on the device, so that a screen shows at once next time. Bounded, and gone with the session. */
export interface Kept {
  /** The JSON value of the answer; undefined when there is none. */
  read(key: string): unknown
  write(key: string, data: unknown): void
  clear(): void
}

type Entries = readonly (readonly [key: string, data: unknown])[]

export function createKept(storage: Host['device']['storage']): Kept {
  function entries(): Entries {
    try {
      const stored: unknown = JSON.parse(storage.getItem(NAME) ?? '[]')
      return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string') : []
    } catch {
      return []
    }
  }

  return {
    read: (key) => entries().find(([name]) => name === key)?.[1],
    write(key, data) {
      try {
        if (JSON.stringify(data).length > MOST_CHARACTERS) return
        const others = entries().filter(([name]) => name !== key)
        storage.setItem(NAME, JSON.stringify([[key, data], ...others].slice(0, MOST_ENTRIES)))
      } catch {
        // A full or forbidden storage keeps nothing, and the app goes on.
      }
    },
    clear() {
      try {
        storage.removeItem(NAME)
      } catch {
        // Nothing could be stored there either.
      }
    },
  }
}
