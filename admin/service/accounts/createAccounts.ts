import { LinkNotValid, NotAllowed, TooManyAttempts, UnknownOperator, WrongCredentials } from '../refusals.ts'
import type { AuditEntry } from '../audit/AuditRecord.ts'
import type { Operator, Store } from '../store/Store.ts'
import type { Accounts, SignedIn } from './Accounts.ts'
import { createThrottle } from './createThrottle.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { createToken, hashToken } from './tokens.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const IDLE = 30 * MINUTE
const LONGEST_SESSION = 12 * HOUR
const TOUCH_EVERY = MINUTE
const SETUP_LASTS = 24 * HOUR
const INVITATION_LASTS = 72 * HOUR
/** Every failed login takes at least this long, so that its length tells nothing. */
const STALL = 400

export interface AccountsDependencies {
  readonly store: Store
  readonly clock: { now(): number }
  readonly wait: (ms: number) => Promise<void>
}

export function createAccounts({ store, clock, wait }: AccountsDependencies): Accounts {
  const failures = createThrottle({ limit: 5, windowMs: 15 * MINUTE, clock })
  const attempts = createThrottle({ limit: 20, windowMs: MINUTE, clock })

  const iso = (ms = clock.now()): string => new Date(ms).toISOString()
  const entry = (actor: string, action: string, subject: string, details: AuditEntry['details'] = {}): AuditEntry => ({ at: iso(), actor, action, subject, reason: '', details })

  async function addInvitation(createdBy: string, role: Operator['role'], name: string | null, lasts: number): Promise<{ token: string; expiresAt: string }> {
    const token = createToken()
    const expiresAt = iso(clock.now() + lasts)
    await store.addInvitation({ tokenHash: hashToken(token), name, role, createdBy, createdAt: iso(), expiresAt }, entry(createdBy, 'operator.invite', name ?? 'anybody', { role, expiresAt }))
    return { token, expiresAt }
  }

  async function startSession(operator: Operator): Promise<SignedIn> {
    await store.dropSessions(iso(clock.now() - LONGEST_SESSION), iso(clock.now() - IDLE))
    const token = createToken()
    await store.addSession({ idHash: hashToken(token), operatorId: operator.id, createdAt: iso(), seenAt: iso() })
    return { operator, token }
  }

  /** Counts before it checks: otherwise many guesses at once would all pass the throttle. */
  async function checkCredentials(name: string, password: string, ip: string): Promise<Operator | undefined> {
    const account = name.normalize('NFKC').toLowerCase()
    const seconds = Math.max(failures.waitFor(account), attempts.waitFor(ip))
    if (seconds > 0) throw new TooManyAttempts(seconds)
    attempts.count(ip)
    failures.count(account)
    const found = await store.findOperator(name)
    if (!(await verifyPassword(found?.passwordHash, password)) || found === undefined || found.disabled) {
      // An unknown name is not written down: people type passwords into the wrong field.
      await store.appendAudit(entry('unknown', 'login.failed', found?.name ?? 'unknown name', { ip }))
      return undefined
    }
    failures.forget(account)
    const { passwordHash: _, ...operator } = found
    return operator
  }

  return {
    needsSetup: async () => (await store.countOperators()) === 0,

    async issueSetup() {
      for (const invitation of await store.listInvitations(iso()))
        if (invitation.createdBy === 'system') await store.revokeInvitation(invitation.tokenHash, entry('system', 'operator.withdraw', 'setup'))
      return (await addInvitation('system', 'owner', null, SETUP_LASTS)).token
    },

    invite: (actor, { name, role }) => addInvitation(actor.name, role, name ?? null, INVITATION_LASTS),

    invitations: () => store.listInvitations(iso()),

    async withdrawInvitation(actor, tokenHash) {
      if (!(await store.revokeInvitation(tokenHash, entry(actor.name, 'operator.withdraw', tokenHash.slice(0, 12))))) throw new LinkNotValid()
    },

    async findInvitation(token) {
      const invitation = await store.findInvitation(hashToken(token), iso())
      if (invitation === undefined) throw new LinkNotValid()
      return invitation
    },

    async join(token, name, password) {
      const invitation = await store.findInvitation(hashToken(token), iso())
      if (invitation === undefined) throw new LinkNotValid()
      const chosen = invitation.name ?? name.trim()
      const passwordHash = await hashPassword(password, chosen)
      const operator = await store.acceptInvitation(hashToken(token), { name: chosen, passwordHash }, iso(), entry(chosen, 'operator.join', chosen))
      return startSession(operator)
    },

    async login(name, password, ip) {
      const started = performance.now()
      const operator = await checkCredentials(name, password, ip)
      if (operator === undefined) {
        await wait(Math.max(0, STALL - (performance.now() - started)))
        throw new WrongCredentials()
      }
      await store.appendAudit(entry(operator.name, 'login', operator.name, { ip }))
      return startSession(operator)
    },

    logout: (token) => store.endSession(hashToken(token)),

    async authenticate(token) {
      const session = await store.findSession(hashToken(token))
      if (session === undefined) return undefined
      const now = clock.now()
      const idle = now - Date.parse(session.seenAt)
      if (idle >= IDLE || now - Date.parse(session.createdAt) >= LONGEST_SESSION) {
        await store.endSession(session.idHash)
        return undefined
      }
      if (idle >= TOUCH_EVERY) await store.touchSession(session.idHash, iso(now))
      const operator = await store.findOperatorById(session.operatorId)
      return operator?.disabled === false ? operator : undefined
    },

    operators: () => store.listOperators(),

    async changeOperator(actor, id, change) {
      const operator = await store.findOperatorById(id)
      if (operator === undefined) throw new UnknownOperator(id)
      await store.changeOperator(id, change, entry(actor.name, 'operator.change', operator.name, { ...change }))
    },

    async changePassword(actor, current, next) {
      if (actor.operatorId === undefined) throw new NotAllowed('viewer')
      const found = await store.findOperator(actor.name)
      if (found === undefined || !(await verifyPassword(found.passwordHash, current))) throw new WrongCredentials()
      const passwordHash = await hashPassword(next, found.name)
      await store.changeOperator(actor.operatorId, { passwordHash }, entry(actor.name, 'operator.password', found.name))
    },
  }
}
