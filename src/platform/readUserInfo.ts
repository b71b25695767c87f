import { coerce } from './coerce.ts'
import type { Entity } from './Operations.ts'

/** The member's data as it was stored or sent; null when it cannot be read: another build may have written it. */
export function readUserInfo(stored: unknown): Entity<'UserInfo'> | null {
  if (stored === undefined) return null
  try {
    return coerce('#UserInfo', stored) as Entity<'UserInfo'> | null
  } catch {
    return null
  }
}
