import { auditEntry } from '../base/audit/auditEntry.ts'
import type { AuditEntry } from '../base/audit/AuditRecord.ts'
import type { Clock } from '../base/Clock.ts'
import { AlreadyOn, CodeNeeded, NotFound, WrongCode } from '../base/refusals.ts'
import type { Store } from '../store/Store.ts'
import { createThrottle } from './createThrottle.ts'
import type { EnrolledFactor, FactorState } from '../../api/ownAccountApi.ts'
import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Parameters that every authenticator app understands: six digits, half a minute each, SHA-1 (RFC 6238). */
const PERIOD = 30

/** For a clock that is half a minute off, and a person who types slowly. */
const WINDOW = 1

const RECOVERY_CODES = 10

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Counted by account: the password was right before. */
const GUESSES = { free: 5, forgetAfter: 60 * 60_000, longest: 15 * 60_000 }

interface Owner {
  readonly id: number
  readonly name: string
}

export interface SecondFactors {
  state(operatorId: number): Promise<FactorState>
  /** A new secret, not in force until one of its codes is confirmed. Throws `AlreadyOn`. */
  begin(owner: Owner): Promise<EnrolledFactor>
  /** Puts it in force; answers recovery codes, which are shown only here. Throws `WrongCode` or `TooManyAttempts`. */
  confirm(owner: Owner, code: string): Promise<readonly string[]>
  /**
   * Passes accounts without a second factor and those that give a valid code. Throws `CodeNeeded`, `WrongCode` or
   * `TooManyAttempts`.
   */
  check(owner: Owner, code: string | undefined): Promise<void>
  /** Answers whether there was one. */
  remove(operatorId: number, audit: AuditEntry): Promise<boolean>
}

/**
 * Six digits from an app beside the password. Each code works once, and guessing is slowed down by account, with or
 * without the right password.
 */
export function createSecondFactors({ store, clock }: { readonly store: Store; readonly clock: Clock }): SecondFactors {
  const guesses = createThrottle({ store, clock, policy: GUESSES })
  const makeEntry = auditEntry(clock)
  const entry = ({ name }: Owner, action: string): AuditEntry => makeEntry(name, action, name)

  /** Counts before it checks: otherwise many guesses at once would all pass. */
  const keyOf = ({ id }: Owner): string => `code:${id}`

  async function isRight(owner: Owner, secret: string, code: string): Promise<boolean> {
    if (!isAppCode(code))
      return store.useRecoveryCode(owner.id, hashRecoveryCode(code), entry(owner, 'second-factor.recovery'))
    const step = stepOf(secret, code, clock.now())
    return step !== undefined && store.useStep(owner.id, step)
  }

  return {
    async state(operatorId) {
      const factor = await store.findSecondFactor(operatorId)
      return { on: factor?.confirmedAt != null, recoveryCodesLeft: await store.countRecoveryCodes(operatorId) }
    },

    async begin(owner) {
      const secret = createSecret()
      if (!(await store.beginSecondFactor(owner.id, secret))) throw new AlreadyOn()
      return { secret, uri: uriOf(secret, owner.name) }
    },

    async confirm(owner, code) {
      const factor = await store.findSecondFactor(owner.id)
      if (factor === undefined) throw new NotFound()
      if (factor.confirmedAt !== null) throw new AlreadyOn()
      await guesses.take(keyOf(owner))
      const step = stepOf(factor.secret, code, clock.now())
      if (step === undefined) throw new WrongCode()
      const codes = createRecoveryCodes()
      const audit = entry(owner, 'second-factor.on')
      await store.confirmSecondFactor(
        owner.id,
        { at: audit.at, step, recoveryHashes: codes.map(hashRecoveryCode) },
        audit,
      )
      await guesses.forget(keyOf(owner))
      return codes
    },

    async check(owner, code) {
      const factor = await store.findSecondFactor(owner.id)
      if (factor === undefined || factor.confirmedAt === null) return
      if (code === undefined) throw new CodeNeeded()
      await guesses.take(keyOf(owner))
      if (!(await isRight(owner, factor.secret, code))) {
        await store.appendAudit({ ...entry(owner, 'second-factor.failed'), actor: 'unknown' })
        throw new WrongCode()
      }
      await guesses.forget(keyOf(owner))
    },

    remove: (operatorId, audit) => store.removeSecondFactor(operatorId, audit),
  }
}

function createSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Address that an authenticator app takes from a QR code. */
function uriOf(secret: string, name: string): string {
  return new TOTP({ issuer: 'Playbill desk', label: name, secret, period: PERIOD }).toString()
}

/** The half minute a code belongs to; undefined when it is not valid now. */
function stepOf(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ secret, period: PERIOD })
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

/** Whether it can be a code of an app; anything else is treated as a recovery code. */
function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** One-time codes for the day the phone is gone, 50 random bits each. */
function createRecoveryCodes(): readonly string[] {
  const letters = (count: number): string =>
    Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => `${letters(5)}-${letters(5)}`)
}

/** The store only ever sees the hash; how it was typed does not matter. */
function hashRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(`recovery:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('hex')
}
