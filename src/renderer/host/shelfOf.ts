import { createStore } from '../../store/createStore.ts'
import type { Readable } from '../../store/Store.ts'
import type { Host } from './Host.ts'
import { shelfNames } from './shelfNames.ts'

type DeviceStorage = Host['device']['storage']

/**
 * Keys of rows to come back to, the last one put there first. What somebody opened lately says what they play, and goes
 * with their session; stars are given on purpose, and stay with the device.
 */
const kinds = {
  recent: { name: shelfNames.recent, most: 12, isLastKept: true },
  favourites: { name: shelfNames.favourites, most: 100, isLastKept: false },
} as const

export type ShelfKind = keyof typeof kinds

export interface Shelf extends Readable<readonly string[]> {
  /** How many keys it holds. */
  readonly most: number
  /** Puts a key in front. A full shelf of recents drops its oldest; one of favourites takes no more and answers false. */
  put(key: string): boolean
  take(key: string): void
  /** Reads what a game, another tab or a logoff has made of it since. */
  refresh(): void
}

const known = new WeakMap<DeviceStorage, Partial<Record<ShelfKind, Shelf>>>()

/** One shelf for all who ask with this storage. */
export function shelfOf(storage: DeviceStorage, kind: ShelfKind): Shelf {
  const shelves = known.get(storage) ?? {}
  known.set(storage, shelves)
  return (shelves[kind] ??= createShelf(storage, kind))
}

function createShelf(storage: DeviceStorage, kind: ShelfKind): Shelf {
  const { name, most, isLastKept } = kinds[kind]
  const keys = createStore(readKeys(storage, name))

  function refresh(): void {
    const next = readKeys(storage, name)
    const before = keys.getSnapshot()
    if (next.length !== before.length || next.some((key, index) => key !== before[index])) keys.set(next)
  }

  function write(next: readonly string[]): void {
    keys.set(next)
    try {
      storage.setItem(name, JSON.stringify(next))
    } catch {
      // A full or forbidden storage keeps it until the page is left.
    }
  }

  return {
    ...keys,
    most,
    refresh,
    put(key) {
      refresh()
      const others = keys.getSnapshot().filter((other) => other !== key)
      if (others.length >= most && !isLastKept) return false
      write([key, ...others].slice(0, most))
      return true
    },
    take(key) {
      refresh()
      write(keys.getSnapshot().filter((other) => other !== key))
    },
  }
}

function readKeys(storage: DeviceStorage, name: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}
