import type { Clock } from './Clock.ts'
import { intentOf } from './intentOf.ts'
import { randomId } from './randomId.ts'
import { readStored, storageKeys, type WebStorage, writeStored } from './storageKeys.ts'

// Platforms keep keys for about a day; a key they no longer know protects nothing.
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

interface Options {
  /** Session storage, so that a reload keeps the keys. */
  readonly storage: WebStorage
  readonly clock: Clock
  /** Who wants it, so that one member never repeats another's intent. */
  readonly member: () => string
  readonly newKey?: () => string
}

export interface IdempotencyKeys {
  /** The key of this intent: the same one until its outcome is definite, also after a reload. */
  keyFor(operation: string, params: { readonly [name: string]: unknown }): string
  /** To be called on success and on refusal, and on nothing else. */
  settle(operation: string, params: { readonly [name: string]: unknown }): void
}

type Kept = { readonly [intent: string]: { readonly key: string; readonly at: number } }

/** One key for one intent of the member. Survives a logoff: an unknown outcome stays unknown after the next login. */
export function createIdempotencyKeys({ storage, clock, member, newKey = randomId }: Options): IdempotencyKeys {
  // Memory too, for where nothing can be stored.
  let kept = readKept(readStored(storage, storageKeys.intents))

  function write(next: Kept): void {
    const now = clock.now()
    kept = Object.fromEntries(Object.entries(next).filter(([, { at }]) => Math.abs(now - at) < KEPT_MILLISECONDS))
    writeStored(storage, storageKeys.intents, Object.keys(kept).length > 0 ? kept : null)
  }

  return {
    keyFor(operation, params) {
      write(kept)
      const intent = intentOf(member(), operation, params)
      const known = kept[intent]
      if (known) return known.key
      const key = newKey()
      write({ ...kept, [intent]: { key, at: clock.now() } })
      return key
    },
    settle(operation, params) {
      const { [intentOf(member(), operation, params)]: _, ...rest } = kept
      write(rest)
    },
  }
}

function readKept(stored: unknown): Kept {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored as { readonly [intent: string]: { key?: unknown; at?: unknown } | null }).flatMap(([intent, entry]) =>
      typeof entry?.key === 'string' && typeof entry.at === 'number' ? [[intent, { key: entry.key, at: entry.at }]] : [],
    ),
  )
}
