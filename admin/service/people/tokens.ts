import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link; the store only ever sees the hash. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The header token of a session: known to pages of the desk, not derivable without the cookie. */
export function csrfTokenFor(sessionToken: string): string {
  return createHash('sha256').update(`csrf:${sessionToken}`).digest('base64url')
}
