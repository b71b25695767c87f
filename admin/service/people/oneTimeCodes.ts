import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands: six digits, half a minute each, SHA-1 (RFC 6238). */
const PERIOD = 30
/** For a clock that is half a minute off, and a person who types slowly. */
const WINDOW = 1

const RECOVERY_CODES = 10
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

export function createSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an authenticator app takes from a QR code. */
export function uriOf(secret: string, name: string): string {
  return new TOTP({ issuer: 'Playbill desk', label: name, secret, period: PERIOD }).toString()
}

/** The half minute a code belongs to; undefined when it is not valid now. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ secret, period: PERIOD })
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

/** Whether it can be a code of an app; anything else is treated as a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** One-time codes for the day the phone is gone, 50 random bits each. */
export function createRecoveryCodes(): readonly string[] {
  const letters = (count: number): string =>
    Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => `${letters(5)}-${letters(5)}`)
}

/** The store only ever sees the hash; how it was typed does not matter. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(`recovery:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('hex')
}
