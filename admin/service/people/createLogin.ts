import type { Credentials } from '../../api/accountApi.ts'
import type { Clock } from '../base/Clock.ts'
import { WrongCredentials, WrongCode } from '../base/refusals.ts'
import type { Operator } from '../store/rows/operatorRows.ts'
import type { Store } from '../store/Store.ts'
import type { Accounts, Caller } from './Accounts.ts'
import { auditEntry } from '../base/audit/auditEntry.ts'
import type { LoginThrottle } from './createLoginThrottle.ts'
import type { SecondFactors } from './createSecondFactors.ts'
import type { Sessions } from './createSessions.ts'
import { verifyPassword } from './passwords.ts'

export interface LoginDependencies {
  readonly store: Store
  readonly clock: Clock
  readonly wait: (ms: number) => Promise<void>
  readonly sessions: Sessions
  readonly factors: SecondFactors
  readonly logins: LoginThrottle
}

/** Every failed login takes at least this long, so that its duration reveals nothing. */
const STALL = 400

/** A name and a password, and a code where one is asked for. */
export function createLogin({ store, clock, wait, sessions, factors, logins }: LoginDependencies): Accounts['login'] {
  const entry = auditEntry(clock)

  /** Counts before it checks: otherwise many guesses at once would all pass the throttle. */
  async function checkCredentials(
    { name, password }: Credentials,
    { ip, device }: Caller,
  ): Promise<Operator | undefined> {
    const found = await store.findOperator(name)
    const count = await logins.take({ name, ip, ...(device !== undefined && { device }) }, found?.id)
    if (!(await verifyPassword(found?.passwordHash, password)) || found === undefined || found.disabled) {
      // An unknown name is not recorded: people type passwords into the wrong field.
      // The log must not grow with every attempt: only the first, the second, the fourth, the eighth … are recorded.
      if (Number.isInteger(Math.log2(count)))
        await store.appendAudit(entry('unknown', 'login.failed', found?.name ?? 'unknown name', { ip, count }))
      return undefined
    }
    // From here on only the code can be guessed, which has a count of its own.
    await logins.forgive({ name, ip, ...(device !== undefined && { device }) })
    const { passwordHash: _, ...operator } = found
    return operator
  }

  return async ({ name, password, code }, caller) => {
    const started = performance.now()
    const stall = (): Promise<void> => wait(Math.max(0, STALL - (performance.now() - started)))
    const operator = await checkCredentials({ name, password }, caller)
    if (operator === undefined) {
      await stall()
      throw new WrongCredentials()
    }
    try {
      await factors.check(operator, code)
    } catch (error) {
      if (error instanceof WrongCode) await stall()
      throw error
    }
    await logins.succeed({ name, ...caller }, operator.id)
    await store.appendAudit(entry(operator.name, 'login', operator.name, { ip: caller.ip }))
    return sessions.start(operator, caller)
  }
}
