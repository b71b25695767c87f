import { readEntity } from './readEntity.ts'

/** The member's data as it was stored or sent; null when it cannot be read. */
export const readUserInfo = (stored: unknown) => readEntity('UserInfo', stored)
