import { plainName } from '../../../src/format/typedText.ts'
import type { Clock } from '../base/Clock.ts'
import { LinkNotValid, NameTaken } from '../base/refusals.ts'
import type { Operator } from '../store/rows/operatorRows.ts'
import type { Store } from '../store/Store.ts'
import type { Accounts } from './Accounts.ts'
import { auditEntry } from '../base/audit/auditEntry.ts'
import type { LoginThrottle } from './createLoginThrottle.ts'
import type { Sessions } from './createSessions.ts'
import { nameSkeleton, checkOperatorName } from '../base/people/operatorName.ts'
import { hashPassword } from './passwords.ts'
import { createToken, hashToken } from './tokens.ts'

export interface InvitationDependencies {
  readonly store: Store
  readonly clock: Clock
  readonly sessions: Sessions
  readonly logins: LoginThrottle
}

const HOUR = 60 * 60_000
const SETUP_LASTS = 24 * HOUR
const INVITATION_LASTS = 72 * HOUR

/** One-time links that make a new operator. */
export function createInvitations({
  store,
  clock,
  sessions,
  logins,
}: InvitationDependencies): Pick<
  Accounts,
  'issueSetup' | 'invite' | 'invitations' | 'withdrawInvitation' | 'findInvitation' | 'join'
> {
  const iso = (ms = clock.now()): string => new Date(ms).toISOString()
  const entry = auditEntry(clock)

  async function addInvitation(
    createdBy: string,
    role: Operator['role'],
    name: string | null,
    lasts: number,
  ): Promise<{ token: string; expiresAt: string }> {
    const token = createToken()
    const expiresAt = iso(clock.now() + lasts)
    await store.addInvitation(
      { tokenHash: hashToken(token), name, role, createdBy, createdAt: iso(), expiresAt, operatorId: null },
      entry(createdBy, 'operator.invite', name ?? 'anybody', { role, expiresAt }),
    )
    return { token, expiresAt }
  }

  const isTaken = async (name: string): Promise<boolean> =>
    (await store.listOperators()).some((known) => nameSkeleton(known.name) === nameSkeleton(name))

  return {
    async issueSetup() {
      for (const invitation of await store.listInvitations(iso()))
        if (invitation.createdBy === 'system')
          await store.revokeInvitation(invitation.tokenHash, entry('system', 'operator.withdraw', 'setup'))
      return (await addInvitation('system', 'owner', null, SETUP_LASTS)).token
    },

    async invite(actor, { name, role }) {
      if (name !== undefined) checkOperatorName(name)
      if (name !== undefined && (await isTaken(name))) throw new NameTaken(name)
      return addInvitation(actor.name, role, name ?? null, INVITATION_LASTS)
    },

    invitations: () => store.listInvitations(iso()),

    async withdrawInvitation(actor, tokenHash) {
      if (!(await store.revokeInvitation(tokenHash, entry(actor.name, 'operator.withdraw', tokenHash.slice(0, 12)))))
        throw new LinkNotValid()
    },

    async findInvitation(token) {
      const invitation = await store.findInvitation(hashToken(token), iso())
      if (invitation === undefined) throw new LinkNotValid()
      return {
        ...invitation,
        isTaken: invitation.operatorId === null && invitation.name !== null && (await isTaken(invitation.name)),
      }
    },

    async join(token, name, password, caller) {
      const invitation = await store.findInvitation(hashToken(token), iso())
      if (invitation === undefined) throw new LinkNotValid()
      const chosen = invitation.name === null || (await isTaken(invitation.name)) ? plainName(name) : invitation.name
      checkOperatorName(chosen)
      const passwordHash = await hashPassword(password, chosen)
      const operator = await store.acceptInvitation(
        hashToken(token),
        { name: chosen, passwordHash },
        iso(),
        entry(chosen, 'operator.join', chosen),
      )
      await logins.succeed({ name: operator.name, ...caller }, operator.id)
      return sessions.start(operator, caller)
    },
  }
}
