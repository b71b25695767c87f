import type { acts } from './acts.gen.ts'
import type { OperationEntry } from './OperationEntry.ts'
import type { OperationId } from './Operations.ts'
import { PlatformError } from './PlatformError.ts'
import { reads } from './reads.gen.ts'

let loaded: typeof acts | undefined

/** Fetches what is known of the calls that change something: ahead of the first tap, or with it. */
export async function loadActs(): Promise<typeof acts> {
  loaded ??= (await import('./acts.gen.ts')).acts
  return loaded
}

const isRead = (call: string): call is keyof typeof reads => Object.hasOwn(reads, call)

/** Entry of a call that reads; undefined for any other. */
export function readEntry(call: string): OperationEntry | undefined {
  return isRead(call) ? reads[call] : undefined
}

/** Entry of a call: at once where its code is here. Rejects with a PlatformError where that does not come. */
export function entryOf(call: OperationId): OperationEntry | Promise<OperationEntry> {
  if (isRead(call)) return reads[call]
  return loaded ? loaded[call] : lateEntry(call)
}

async function lateEntry(call: Exclude<OperationId, keyof typeof reads>): Promise<OperationEntry> {
  try {
    const known = await loadActs()
    return known[call]
  } catch (cause) {
    throw new PlatformError('network', '', { operation: call, money: false, sent: false, cause })
  }
}
