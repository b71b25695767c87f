import type { Entity } from './Operations.ts'
import { readShape } from './readShape.ts'

/** The member's data as it was stored or sent; null when it cannot be read. */
export const readUserInfo = (stored: unknown) => readShape<Entity<'UserInfo'>>('#UserInfo', stored)
