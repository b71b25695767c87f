import type { Host } from '../host/Host.ts'

// Not the device's own: what the platform told a member goes with the session.
const NAME = 'playbill.kept'
const MOST_ENTRIES = 16
const MOST_CHARACTERS = 64 * 1024

/** The owner of answers that are the same for everybody. */
export const ANYONE = 'anyone'

/** Last answers, kept on the device to show a screen at once next time. Bounded; a member's end with the session. */
export interface Kept {
  /** The JSON value of the answer; undefined when there is none. */
  read(owner: string, key: string): unknown
  write(owner: string, key: string, data: unknown): void
  /** Removes what is not everybody's. */
  forgetMembers(): void
}

type Entries = readonly (readonly [owner: string, key: string, data: unknown])[]

export function createLastAnswers(storage: Host['device']['storage']): Kept {
  function entries(): Entries {
    try {
      const stored: unknown = JSON.parse(storage.getItem(NAME) ?? '[]')
      return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string') : []
    } catch {
      return []
    }
  }

  function store(next: Entries): void {
    if (next.length === 0) storage.removeItem(NAME)
    else storage.setItem(NAME, JSON.stringify(next.slice(0, MOST_ENTRIES)))
  }

  return {
    read: (owner, key) => entries().find((entry) => entry[0] === owner && entry[1] === key)?.[2],
    write(owner, key, data) {
      try {
        if (JSON.stringify(data).length > MOST_CHARACTERS) return
        const others = entries().filter((entry) => entry[0] !== owner || entry[1] !== key)
        store([[owner, key, data], ...others])
      } catch {
        // A full or forbidden storage keeps nothing, and the app goes on.
      }
    },
    forgetMembers() {
      try {
        store(entries().filter(([owner]) => owner === ANYONE))
      } catch {
        // Nothing could be stored there either.
      }
    },
  }
}
