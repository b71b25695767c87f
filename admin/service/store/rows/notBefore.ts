import type { Pointer } from '../Store.ts'

/**
 * Heads never go back in time, whatever the clock did: an app takes a later `at` as newer, so a stale copy of an older
 * head would beat the new one.
 */
export function notBefore(time: string, pointers: readonly Pick<Pointer, 'at'>[]): string {
  const newest = Math.max(...pointers.map((pointer) => Date.parse(pointer.at)))
  return Date.parse(time) > newest || pointers.length === 0 ? time : new Date(newest + 1).toISOString()
}
