import {
  LinkNotValid,
  NameTaken,
  NotAllowed,
  NotFound,
  UnknownOperator,
  WrongCode,
  WrongCredentials,
} from '../refusals.ts'
import type { Clock } from '../Clock.ts'
import type { AuditEntry } from '../audit/AuditRecord.ts'
import type { Operator, Store } from '../store/Store.ts'
import type { Accounts, Caller } from './Accounts.ts'
import type { Actor } from './Actor.ts'
import { checkOperatorName, nameSkeleton } from './operatorName.ts'
import { createPhoneLinks } from './createPhoneLinks.ts'
import { createSecondFactors } from './createSecondFactors.ts'
import { createSessions } from './createSessions.ts'
import { createLoginThrottle } from './createLoginThrottle.ts'
import { createThrottle } from './createThrottle.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { createToken, hashToken } from './tokens.ts'
import type { Credentials } from '../../api/accountApi.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SETUP_LASTS = 24 * HOUR
const INVITATION_LASTS = 72 * HOUR
const PASSWORD_LINK_LASTS = 24 * HOUR
/** Every failed login takes at least this long, so that its length tells nothing. */
const STALL = 400

export interface AccountsDependencies {
  readonly store: Store
  readonly clock: Clock
  readonly wait: (ms: number) => Promise<void>
}

export function createAccounts({ store, clock, wait }: AccountsDependencies): Accounts {
  const logins = createLoginThrottle({ store, clock })
  const confirmations = createThrottle({ store, clock, policy: { free: 5, forgetAfter: HOUR, longest: 15 * MINUTE } })
  const sessions = createSessions({ store, clock })
  const factors = createSecondFactors({ store, clock })

  const iso = (ms = clock.now()): string => new Date(ms).toISOString()
  const entry = (actor: string, action: string, subject: string, details: AuditEntry['details'] = {}): AuditEntry => ({
    at: iso(),
    actor,
    action,
    subject,
    reason: '',
    details,
  })

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

  /** Counts before it checks: otherwise many guesses at once would all pass the throttle. */
  async function checkCredentials(
    { name, password }: Credentials,
    { ip, device }: Caller,
  ): Promise<Operator | undefined> {
    const found = await store.findOperator(name)
    const count = await logins.take({ name, ip, ...(device !== undefined && { device }) }, found?.id)
    if (!(await verifyPassword(found?.passwordHash, password)) || found === undefined || found.disabled) {
      // An unknown name is not written down: people type passwords into the wrong field.
      // The log must not grow with somebody's patience: the first attempt, the second, the fourth, the eighth …
      if (Number.isInteger(Math.log2(count)))
        await store.appendAudit(entry('unknown', 'login.failed', found?.name ?? 'unknown name', { ip, count }))
      return undefined
    }
    // From here on it is the code that is guessed at, and that has its own count.
    await logins.forgive({ name, ip, ...(device !== undefined && { device }) })
    const { passwordHash: _, ...operator } = found
    return operator
  }

  /** Asks again whoever is signed in, as slowly as a log-in: a desk that was left open must not be enough. */
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

  const isTaken = async (name: string): Promise<boolean> =>
    (await store.listOperators()).some((known) => nameSkeleton(known.name) === nameSkeleton(name))

  async function findOperator(id: number): Promise<Operator> {
    const operator = await store.findOperatorById(id)
    if (operator === undefined) throw new UnknownOperator(id)
    return operator
  }

  return {
    phoneLinks: createPhoneLinks({ store, clock, sessions }),

    needsSetup: async () => (await store.countOperators()) === 0,

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
      const { name, role } = await findOperator(id)
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
      const owner = link?.operatorId == null ? undefined : await findOperator(link.operatorId)
      if (owner === undefined) throw new LinkNotValid()
      const passwordHash = await hashPassword(password, owner.name)
      await store.acceptPasswordLink(
        tokenHash,
        passwordHash,
        entry(owner.name, 'operator.password', owner.name, { by: 'link' }),
      )
      await logins.forgive({ name: owner.name, ...caller })
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

    async login({ name, password, code }, caller) {
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
    },

    logout: (token) => sessions.end(token),
    authenticate: (token) => sessions.authenticate(token),

    async confirm(actor, token, { password, code }) {
      if (actor.operatorId === undefined) throw new NotAllowed('viewer')
      if (password !== undefined) await confirmPassword(actor, password)
      // Whoever has no app to show a code has only the password.
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

    async endSessionsOf(actor, id) {
      const { name } = await findOperator(id)
      await sessions.endAll(id, entry(actor.name, 'session.end-all', name))
    },

    async operators() {
      const on = new Set(await store.listSecondFactors())
      return (await store.listOperators()).map((operator) => ({ ...operator, secondFactor: on.has(operator.id) }))
    },

    async changeOperator(actor, id, change) {
      const { name } = await findOperator(id)
      await store.changeOperator(id, change, entry(actor.name, 'operator.change', name, { ...change }))
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

    async resetSecondFactor(actor, id) {
      const { name } = await findOperator(id)
      if (!(await factors.remove(id, entry(actor.name, 'second-factor.reset', name)))) throw new NotFound()
    },
  }
}

/** Names that look alike are one account. */
