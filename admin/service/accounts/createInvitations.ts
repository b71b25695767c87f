import type { Clock } from '../Clock.ts'
import { LinkNotValid, NameTaken } from '../refusals.ts'
import type { Operator, Store } from '../store/Store.ts'
import type { Accounts, Caller } from './Accounts.ts'
import { auditEntry } from './auditEntry.ts'
import type { LoginThrottle } from './createLoginThrottle.ts'
import type { Sessions } from './createSessions.ts'
import { nameSkeleton, checkOperatorName } from './operatorName.ts'
import { hashPassword } from './passwords.ts'
import { requireOperator } from './requireOperator.ts'
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
const PASSWORD_LINK_LASTS = 24 * HOUR

/** One-time links, and what comes of them: a new operator, or a new password. */
export function createInvitations({
  store,
  clock,
  sessions,
  logins,
}: InvitationDependencies): Pick<
  Accounts,
  | 'issueSetup'
  | 'invite'
  | 'passwordLink'
  | 'invitations'
  | 'withdrawInvitation'
  | 'findInvitation'
  | 'setPassword'
  | 'join'
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

  async function setPasswordOf(id: number, tokenHash: string, password: string, caller: Caller): Promise<void> {
    const { name } = await requireOperator(store, id)
    const passwordHash = await hashPassword(password, name)
    await store.acceptPasswordLink(tokenHash, passwordHash, entry(name, 'operator.password', name, { by: 'link' }))
    await logins.forgive({ name, ...caller })
  }

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

    async passwordLink(actor, id) {
      const { name, role } = await requireOperator(store, id)
      for (const { tokenHash, operatorId } of await store.listInvitations(iso()))
        if (operatorId === id)
          await store.revokeInvitation(tokenHash, entry(actor.name, 'operator.withdraw', tokenHash.slice(0, 12)))
      const token = createToken()
      const expiresAt = iso(clock.now() + PASSWORD_LINK_LASTS)
      await store.addInvitation(
        { tokenHash: hashToken(token), name, role, createdBy: actor.name, createdAt: iso(), expiresAt, operatorId: id },
        entry(actor.name, 'operator.password-link', name, { expiresAt }),
      )
      return { token, expiresAt }
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

    async setPassword(token, password, caller) {
      const tokenHash = hashToken(token)
      const link = await store.findInvitation(tokenHash, iso())
      if (link?.operatorId == null) throw new LinkNotValid()
      await setPasswordOf(link.operatorId, tokenHash, password, caller)
    },

    async join(token, name, password, caller) {
      const invitation = await store.findInvitation(hashToken(token), iso())
      if (invitation === undefined) throw new LinkNotValid()
      const chosen = invitation.name === null || (await isTaken(invitation.name)) ? name.trim() : invitation.name
      checkOperatorName(chosen)
      const passwordHash = await hashPassword(password, chosen)
      const operator = await store.acceptInvitation(
        hashToken(token),
        { name: chosen, passwordHash },
        iso(),
        entry(chosen, 'operator.join', chosen),
      )
      return sessions.start(operator, caller)
    },
  }
}
