import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** The token is random, so one hash makes a key of it. */
const keyOf = (token: string): Buffer => createHash('sha256').update(`seal:${token}`).digest()

/** Encrypts a text so that only the bearer of a token opens it; the store has no more of the token than its hash. */
export function seal(text: string, token: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined for what was not sealed with this token, or was altered since. */
export function unseal(sealed: string, token: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
