import { plainName } from '../../../src/format/text/typedText.ts'
import type { Credentials, Role } from '../../api/accountApi.ts'
import type { Invitation } from '../../api/operatorApi.ts'
import type { EnrolledFactor, FactorState, OpenSession } from '../../api/ownAccountApi.ts'
import { auditEntry } from '../base/audit/auditEntry.ts'
import type { Clock } from '../base/Clock.ts'
import { CompanyAccount } from '../base/companyRefusals.ts'
import type { CompanyLogin } from '../base/config/CompanyLogin.ts'
import { type Actor, requireConfirmed } from '../base/people/Actor.ts'
import { checkOperatorName, nameSkeleton } from '../base/people/operatorName.ts'
import {
  LinkNotValid,
  NameTaken,
  NotAllowed,
  NotFound,
  UnknownOperator,
  WrongCode,
  WrongCredentials,
} from '../base/refusals.ts'
import type { Operator } from '../store/rows/operatorRows.ts'
import type { Store } from '../store/Store.ts'
import { createCompanyAccounts } from './createCompanyAccounts.ts'
import { createLoginThrottle } from './createLoginThrottle.ts'
import { createMachineTokens } from './createMachineTokens.ts'
import { createPhoneLinks } from './createPhoneLinks.ts'
import { createPresence } from './createPresence.ts'
import { createSecondFactors } from './createSecondFactors.ts'
import { type Authenticated, type Caller, createSessions, type SignedIn } from './createSessions.ts'
import { createThrottle } from './createThrottle.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { createToken, hashToken } from './tokens.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SETUP_LASTS = 24 * HOUR
const INVITATION_LASTS = 72 * HOUR
const PASSWORD_LINK_LASTS = 24 * HOUR
/** Every failed login takes at least this long, so that its duration reveals nothing. */
const STALL = 400

/** A one-time link that was made. */
interface MadeLink {
  readonly token: string
  readonly expiresAt: string
}

export type Accounts = ReturnType<typeof createAccounts>

/** Operators' accounts: joining, signing in, sessions, passwords and second factors. */
export function createAccounts({
  store,
  clock,
  wait,
  companyLogin,
}: {
  readonly store: Store
  readonly clock: Clock
  /** The provider of the company's accounts; without it there are local ones alone. */
  readonly companyLogin?: CompanyLogin | undefined
  readonly wait: (ms: number) => Promise<void>
}) {
  const logins = createLoginThrottle({ store, clock })
  const sessions = createSessions({ store, clock })
  const company = createCompanyAccounts({ store, clock, sessions, login: companyLogin })
  const factors = createSecondFactors({ store, clock })
  const confirmations = createThrottle({ store, clock, policy: { free: 5, forgetAfter: HOUR, longest: 15 * MINUTE } })
  const entry = auditEntry(clock)
  const iso = (ms = clock.now()): string => new Date(ms).toISOString()

  /** Throws `UnknownOperator`. */
  async function operatorById(id: number): Promise<Operator> {
    const operator = await store.findOperatorById(id)
    if (operator === undefined) throw new UnknownOperator(id)
    return operator
  }

  const isTaken = async (name: string): Promise<boolean> =>
    (await store.listOperators()).some((known) => nameSkeleton(known.name) === nameSkeleton(name))

  async function addInvitation(createdBy: string, role: Role, name: string | null, lasts: number): Promise<MadeLink> {
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

  /** Takes the password; of an account of the company, which has none here, that it has just been confirmed. */
  function proveOwner(
    actor: Actor,
    password: string | undefined,
  ): Promise<{ readonly id: number; readonly name: string }> {
    if (actor.companyFactor === undefined || actor.operatorId === undefined)
      return confirmPassword(actor, password ?? '')
    requireConfirmed(actor)
    return Promise.resolve({ id: actor.operatorId, name: actor.name })
  }

  const secondFactor = (actor: Actor): Promise<FactorState> =>
    actor.operatorId === undefined
      ? Promise.resolve({ on: false, recoveryCodesLeft: 0 })
      : factors.state(actor.operatorId)

  return {
    company,

    phoneLinks: createPhoneLinks({ store, clock, sessions }),
    presence: createPresence({ store, clock, sessions }),
    machineTokens: createMachineTokens({ store, clock }),

    needsSetup: async (): Promise<boolean> => (await store.countOperators()) === 0,

    /** A one-time token that makes the first owner; earlier unused ones stop working. */
    async issueSetup(): Promise<string> {
      for (const invitation of await store.listInvitations(iso()))
        if (invitation.createdBy === 'system')
          await store.revokeInvitation(invitation.tokenHash, entry('system', 'operator.withdraw', 'setup'))
      return (await addInvitation('system', 'owner', null, SETUP_LASTS)).token
    },

    /** Throws `NameTaken`. */
    async invite(actor: Actor, { name, role }: { readonly name?: string; readonly role: Role }): Promise<MadeLink> {
      if (name !== undefined) checkOperatorName(name)
      if (name !== undefined && (await isTaken(name))) throw new NameTaken(name)
      return addInvitation(actor.name, role, name ?? null, INVITATION_LASTS)
    },

    invitations: (): Promise<readonly Invitation[]> => store.listInvitations(iso()),

    async withdrawInvitation(actor: Actor, tokenHash: string): Promise<void> {
      if (!(await store.revokeInvitation(tokenHash, entry(actor.name, 'operator.withdraw', tokenHash.slice(0, 12)))))
        throw new LinkNotValid()
    },

    /** `isTaken`: somebody joined under the invited name meanwhile, so whoever joins chooses another. */
    async findInvitation(token: string): Promise<Invitation & { readonly isTaken: boolean }> {
      const invitation = await store.findInvitation(hashToken(token), iso())
      if (invitation === undefined) throw new LinkNotValid()
      return {
        ...invitation,
        isTaken: invitation.operatorId === null && invitation.name !== null && (await isTaken(invitation.name)),
      }
    },

    /** Uses up a setup or invitation link. Throws `LinkNotValid`, `WeakPassword` or `NameTaken`. */
    async join(token: string, name: string, password: string, caller: Caller): Promise<SignedIn> {
      const invitation = await store.findInvitation(hashToken(token), iso())
      if (invitation === undefined) throw new LinkNotValid()
      const chosen = invitation.name === null || (await isTaken(invitation.name)) ? plainName(name) : invitation.name
      checkOperatorName(chosen)
      const passwordHash = await hashPassword(password, chosen)
      const begun = sessions.begin(chosen, caller)
      const operator = await store.acceptInvitation(
        hashToken(token),
        { name: chosen, passwordHash },
        iso(),
        entry(chosen, 'operator.join', chosen, begun.noted),
      )
      await logins.succeed({ name: operator.name, ...caller }, operator.id)
      return sessions.start(operator, begun)
    },

    /**
     * A one-time link for an operator who lost the password; replaces an earlier one. It changes nothing until it is
     * used.
     */
    async passwordLink(actor: Actor, id: number): Promise<MadeLink> {
      const { name, role } = await operatorById(id)
      if ((await store.findCompanyIdentity(id)) !== undefined) throw new CompanyAccount(name)
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

    /**
     * Uses up a password link and signs the operator out everywhere. It does not sign in: a second factor is still
     * required. Throws `LinkNotValid` or `WeakPassword`.
     */
    async setPassword(token: string, password: string, caller: Caller): Promise<void> {
      const tokenHash = hashToken(token)
      const link = await store.findInvitation(tokenHash, iso())
      if (link?.operatorId == null) throw new LinkNotValid()
      const { id, name } = await operatorById(link.operatorId)
      const passwordHash = await hashPassword(password, name)
      await store.acceptPasswordLink(tokenHash, passwordHash, entry(name, 'operator.password', name, { by: 'link' }))
      await logins.succeed({ name, ...caller }, id)
    },

    /**
     * Throws `WrongCredentials`, `TooManyAttempts`, and, once the password was right, `CodeNeeded` or `WrongCode`;
     * reveals nothing about which names exist.
     */
    async login({ name, password, code }: Credentials, caller: Caller): Promise<SignedIn> {
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
      const begun = sessions.begin(operator.name, caller)
      await store.appendAudit(entry(operator.name, 'login', operator.name, { ip: caller.ip, ...begun.noted }))
      return sessions.start(operator, begun)
    },

    logout: (token: string) => sessions.end(token),

    /** Asks the provider first, where the session is one of the company's and it is time to. */
    async authenticate(token: string): Promise<Authenticated | undefined> {
      const found = await sessions.authenticate(token)
      return found?.session.company === undefined ? found : company.ask(found, found.session.company, token)
    },

    /** How the session of a token ended, which its browser may be told. */
    sessionEnd: (token: string) => sessions.findEnd(token),

    /**
     * Takes the password, or a code where one is asked for at the log-in, once more: good for five minutes in this
     * session. Throws `WrongCredentials`, `WrongCode` or `TooManyAttempts`.
     */
    async confirm(
      actor: Actor,
      token: string,
      { password, code }: { readonly password?: string; readonly code?: string },
    ): Promise<void> {
      if (actor.operatorId === undefined) throw new NotAllowed('viewer')
      if (password !== undefined) await confirmPassword(actor, password)
      // An operator without an authenticator app has only the password.
      else if (code === undefined || !(await factors.state(actor.operatorId)).on) throw new WrongCredentials()
      else await factors.check({ id: actor.operatorId, name: actor.name }, code)
      await sessions.confirm(token, entry(actor.name, 'session.confirm', actor.name))
      if (code !== undefined) await store.passCompanyFactor(hashToken(token))
    },

    /** Where the actor is signed in, newest first; `token` is the cookie of the request. */
    sessions: (actor: Actor, token: string): Promise<readonly OpenSession[]> => sessions.list(actor, token),

    /** Throws `NotFound` for one that is not the actor's. */
    async endSession(actor: Actor, id: string): Promise<void> {
      if (!(await sessions.endOne(actor, id))) throw new NotFound()
    },

    /** Everywhere, also here. */
    async endSessions(actor: Actor): Promise<void> {
      if (actor.operatorId === undefined) throw new NotAllowed('viewer')
      await sessions.endAll(actor.operatorId, entry(actor.name, 'session.end-all', actor.name))
    },

    async endSessionsOf(actor: Actor, id: number): Promise<void> {
      const { name } = await operatorById(id)
      await sessions.endAll(id, entry(actor.name, 'session.end-all', name))
    },

    async operators(): Promise<readonly (Operator & { readonly secondFactor: boolean; readonly isCompany?: true })[]> {
      const on = new Set(await store.listSecondFactors())
      const ofCompany = new Set(await store.listCompanyOperators())
      return (await store.listOperators()).map((operator) => ({
        ...operator,
        secondFactor: on.has(operator.id),
        ...(ofCompany.has(operator.id) && { isCompany: true as const }),
      }))
    },

    async changeOperator(
      actor: Actor,
      id: number,
      change: { readonly role?: Role; readonly disabled?: boolean },
    ): Promise<void> {
      const { name } = await operatorById(id)
      await store.changeOperator(id, change, entry(actor.name, 'operator.change', name, { ...change }))
    },

    async changePassword(actor: Actor, current: string, next: string): Promise<void> {
      const { id, name } = await confirmPassword(actor, current)
      const passwordHash = await hashPassword(next, name)
      await store.changeOperator(id, { passwordHash }, entry(actor.name, 'operator.password', name))
    },

    secondFactor,

    /**
     * Whether somebody whose role is among `roles` has to turn a code on, or whoever has one to type it: that of a local
     * account was typed at the log-in, and that of the company's is asked for where its provider has asked for none.
     */
    async missingFactor(actor: Actor, roles: readonly Role[]): Promise<'turn-on' | 'type' | undefined> {
      const isNeeded = roles.includes(actor.role)
      const isOpen = actor.companyFactor === 'none'
      if (actor.companyFactor === 'provider' || (!isNeeded && !isOpen)) return undefined
      const { on } = await secondFactor(actor)
      if (on) return isOpen ? 'type' : undefined
      return isNeeded ? 'turn-on' : undefined
    },

    /** Not in force until `confirmSecondFactor`. Throws `WrongCredentials` or `AlreadyOn`. */
    beginSecondFactor: async (actor: Actor, password?: string): Promise<EnrolledFactor> =>
      factors.begin(await proveOwner(actor, password)),

    /** Answers one-time recovery codes, which are shown only here. */
    async confirmSecondFactor(actor: Actor, token: string, code: string): Promise<readonly string[]> {
      if (actor.operatorId === undefined) throw new NotAllowed('viewer')
      const recoveryCodes = await factors.confirm({ id: actor.operatorId, name: actor.name }, code)
      await store.passCompanyFactor(hashToken(token))
      return recoveryCodes
    },

    async removeSecondFactor(actor: Actor, password: string | undefined, code: string): Promise<void> {
      const owner = await proveOwner(actor, password)
      await factors.check(owner, code)
      if (!(await factors.remove(owner.id, entry(actor.name, 'second-factor.off', owner.name)))) throw new NotFound()
    },

    /** For an operator who lost both phone and recovery codes. */
    async resetSecondFactor(actor: Actor, id: number): Promise<void> {
      const { name } = await operatorById(id)
      if (!(await factors.remove(id, entry(actor.name, 'second-factor.reset', name)))) throw new NotFound()
    },
  }
}
