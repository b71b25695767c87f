import { auditEntry } from '../base/audit/auditEntry.ts'
import type { Clock } from '../base/Clock.ts'
import { LinkNotValid } from '../base/refusals.ts'
import type { Store } from '../store/Store.ts'
import type { Accounts } from './Accounts.ts'
import type { LoginThrottle } from './createLoginThrottle.ts'
import { hashPassword } from './passwords.ts'
import { operatorById } from './operatorById.ts'
import { createToken, hashToken } from './tokens.ts'

export interface PasswordLinkDependencies {
  readonly store: Store
  readonly clock: Clock
  readonly logins: LoginThrottle
}

const LASTS = 24 * 60 * 60_000

/** One-time links for operators who have lost their password. */
export function createPasswordLinks({
  store,
  clock,
  logins,
}: PasswordLinkDependencies): Pick<Accounts, 'passwordLink' | 'setPassword'> {
  const iso = (ms = clock.now()): string => new Date(ms).toISOString()
  const entry = auditEntry(clock)

  return {
    async passwordLink(actor, id) {
      const { name, role } = await operatorById(store, id)
      for (const { tokenHash, operatorId } of await store.listInvitations(iso()))
        if (operatorId === id)
          await store.revokeInvitation(tokenHash, entry(actor.name, 'operator.withdraw', tokenHash.slice(0, 12)))
      const token = createToken()
      const expiresAt = iso(clock.now() + LASTS)
      await store.addInvitation(
        { tokenHash: hashToken(token), name, role, createdBy: actor.name, createdAt: iso(), expiresAt, operatorId: id },
        entry(actor.name, 'operator.password-link', name, { expiresAt }),
      )
      return { token, expiresAt }
    },

    async setPassword(token, password, caller) {
      const tokenHash = hashToken(token)
      const link = await store.findInvitation(tokenHash, iso())
      if (link?.operatorId == null) throw new LinkNotValid()
      const { id, name } = await operatorById(store, link.operatorId)
      const passwordHash = await hashPassword(password, name)
      await store.acceptPasswordLink(tokenHash, passwordHash, entry(name, 'operator.password', name, { by: 'link' }))
      await logins.succeed({ name, ...caller }, id)
    },
  }
}
