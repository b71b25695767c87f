import type { Clock } from '../base/Clock.ts'
import { NotAllowed, WrongCredentials, NotFound } from '../base/refusals.ts'
import type { Store } from '../store/Store.ts'
import type { Accounts } from './Accounts.ts'
import type { Actor } from '../base/people/Actor.ts'
import { auditEntry } from '../base/audit/auditEntry.ts'
import type { SecondFactors } from './createSecondFactors.ts'
import type { Sessions } from './createSessions.ts'
import { createThrottle } from './createThrottle.ts'
import { verifyPassword, hashPassword } from './passwords.ts'

export interface OwnAccountDependencies {
  readonly store: Store
  readonly clock: Clock
  readonly sessions: Sessions
  readonly factors: SecondFactors
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What operators do to their own account after confirming again who they are. */
export function createOwnAccount({
  store,
  clock,
  sessions,
  factors,
}: OwnAccountDependencies): Pick<
  Accounts,
  | 'confirm'
  | 'sessions'
  | 'endSession'
  | 'endSessions'
  | 'changePassword'
  | 'secondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'removeSecondFactor'
> {
  const confirmations = createThrottle({ store, clock, policy: { free: 5, forgetAfter: HOUR, longest: 15 * MINUTE } })
  const entry = auditEntry(clock)

  /** Asks whoever is signed in again, as slowly as a log-in: an open desk that nobody watches is not enough. */
  async function confirmPassword(
    actor: Actor,
    password: string,
  ): Promise<{ readonly id: number; readonly name: string }> {
    if (actor.operatorId === undefined) throw new NotAllowed('viewer')
    const key = `confirm:${actor.operatorId}`
    await confirmations.take(key)
    const found = await store.findOperator(actor.name)
    if (found === undefined || !(await verifyPassword(found.passwordHash, password))) throw new WrongCredentials()
    await confirmations.forget(key)
    return { id: actor.operatorId, name: found.name }
  }

  return {
    async confirm(actor, token, { password, code }) {
      if (actor.operatorId === undefined) throw new NotAllowed('viewer')
      if (password !== undefined) await confirmPassword(actor, password)
      // An operator without an authenticator app has only the password.
      else if (code === undefined || !(await factors.state(actor.operatorId)).on) throw new WrongCredentials()
      else await factors.check({ id: actor.operatorId, name: actor.name }, code)
      await sessions.confirm(token)
    },

    sessions: (actor, token) => sessions.list(actor, token),

    async endSession(actor, id) {
      if (!(await sessions.endOne(actor, id))) throw new NotFound()
    },

    async endSessions(actor) {
      if (actor.operatorId === undefined) throw new NotAllowed('viewer')
      await sessions.endAll(actor.operatorId, entry(actor.name, 'session.end-all', actor.name))
    },

    async changePassword(actor, current, next) {
      const { id, name } = await confirmPassword(actor, current)
      const passwordHash = await hashPassword(next, name)
      await store.changeOperator(id, { passwordHash }, entry(actor.name, 'operator.password', name))
    },

    async secondFactor(actor) {
      return actor.operatorId === undefined ? { on: false, recoveryCodesLeft: 0 } : factors.state(actor.operatorId)
    },

    beginSecondFactor: async (actor, password) => factors.begin(await confirmPassword(actor, password)),

    async confirmSecondFactor(actor, code) {
      if (actor.operatorId === undefined) throw new NotAllowed('viewer')
      return factors.confirm({ id: actor.operatorId, name: actor.name }, code)
    },

    async removeSecondFactor(actor, password, code) {
      const owner = await confirmPassword(actor, password)
      await factors.check(owner, code)
      if (!(await factors.remove(owner.id, entry(actor.name, 'second-factor.off', owner.name)))) throw new NotFound()
    },
  }
}
