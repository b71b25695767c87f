import type { Clock } from '../base/Clock.ts'
import { NotFound } from '../base/refusals.ts'
import type { Store } from '../store/Store.ts'
import type { Accounts } from './Accounts.ts'
import { auditEntry } from '../base/audit/auditEntry.ts'
import { createInvitations } from './createInvitations.ts'
import { createLogin } from './createLogin.ts'
import { createLoginThrottle } from './createLoginThrottle.ts'
import { createOwnAccount } from './createOwnAccount.ts'
import { createPasswordLinks } from './createPasswordLinks.ts'
import { createPhoneLinks } from './createPhoneLinks.ts'
import { createPresence } from './createPresence.ts'
import { createSecondFactors } from './createSecondFactors.ts'
import { createSessions } from './createSessions.ts'
import { operatorById } from './operatorById.ts'

export interface AccountsDependencies {
  readonly store: Store
  readonly clock: Clock
  readonly wait: (ms: number) => Promise<void>
}

export function createAccounts({ store, clock, wait }: AccountsDependencies): Accounts {
  const logins = createLoginThrottle({ store, clock })
  const sessions = createSessions({ store, clock })
  const factors = createSecondFactors({ store, clock })
  const entry = auditEntry(clock)

  return {
    ...createInvitations({ store, clock, sessions, logins }),
    ...createPasswordLinks({ store, clock, logins }),
    ...createOwnAccount({ store, clock, sessions, factors }),
    phoneLinks: createPhoneLinks({ store, clock, sessions }),
    presence: createPresence({ store, clock, sessions }),
    needsSetup: async () => (await store.countOperators()) === 0,
    login: createLogin({ store, clock, wait, sessions, factors, logins }),
    logout: (token) => sessions.end(token),
    authenticate: (token) => sessions.authenticate(token),

    async endSessionsOf(actor, id) {
      const { name } = await operatorById(store, id)
      await sessions.endAll(id, entry(actor.name, 'session.end-all', name))
    },

    async operators() {
      const on = new Set(await store.listSecondFactors())
      return (await store.listOperators()).map((operator) => ({ ...operator, secondFactor: on.has(operator.id) }))
    },

    async changeOperator(actor, id, change) {
      const { name } = await operatorById(store, id)
      await store.changeOperator(id, change, entry(actor.name, 'operator.change', name, { ...change }))
    },

    async resetSecondFactor(actor, id) {
      const { name } = await operatorById(store, id)
      if (!(await factors.remove(id, entry(actor.name, 'second-factor.reset', name)))) throw new NotFound()
    },
  }
}
