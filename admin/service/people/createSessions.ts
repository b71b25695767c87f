import type { AuditEntry } from '../base/audit/AuditRecord.ts'
import type { Operator } from '../store/rows/operatorRows.ts'
import { noteOfSession } from '../store/rows/proofRows.ts'
import type { CompanySession, Session } from '../store/rows/sessionRows.ts'
import type { Store } from '../store/Store.ts'
import type { Actor } from '../base/people/Actor.ts'
import { createToken, hashToken } from './tokens.ts'
import type { SessionEnd } from '../../api/accountApi.ts'
import type { OpenSession } from '../../api/ownAccountApi.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const IDLE = 30 * MINUTE
const LONGEST_SESSION = 12 * HOUR
const TOUCH_EVERY = MINUTE
/** How far a time server may set the clock back without signing anybody out. */
export const CLOCK_STEP = 5 * MINUTE
/** Enough of a hash to tell one's own sessions apart. */
const ID_LENGTH = 16

/** How long a typed password or code counts as a confirmation, in ms. */
const CONFIRMED_FOR = 5 * MINUTE

export interface SignedIn {
  readonly operator: Operator
  /** The cookie's value. */
  readonly token: string
  /** Of an account of the company. */
  readonly companyFactor?: CompanySession['factor']
}

/** Where a request came from, in a form the operator may recognise. */
export interface Caller {
  readonly ip: string
  /** Name that the browser gives itself. */
  readonly agent: string
  /** The browser's own id, which it keeps from one log-in to the next. */
  readonly device?: string
}

/** When somebody last typed something at the provider, in ms; undefined where it does not say. */
interface ProvedAt {
  readonly provedAt: number | undefined
}

interface BegunSession {
  readonly token: string
  readonly row: Omit<Session, 'operatorId'>
  /** Part of the entry of the log-in. */
  readonly noted: { readonly rows: Readonly<Record<string, string>> }
}

export interface Authenticated {
  readonly session: Session
  readonly operator: Operator
  /** Whether the password or a code was typed in this session within five minutes. */
  readonly isConfirmed: boolean
}

export interface Sessions {
  /** One that has yet to start; it is confirmed from the beginning, unless the provider says since when, or not at all. */
  begin(name: string, caller: Caller, provedAt?: ProvedAt): BegunSession
  start(operator: Operator, begun: BegunSession, company?: CompanySession): Promise<SignedIn>
  authenticate(token: string): Promise<Authenticated | undefined>
  /** How the session of a token ended; undefined where that is not kept. */
  findEnd(token: string): Promise<SessionEnd | undefined>
  /** Notes that the password or a code was typed again in the session of this token. */
  confirm(token: string, audit: AuditEntry): Promise<void>
  /** Whose session it is, by its hash, without keeping it alive. */
  look(idHash: string): Promise<Operator | undefined>
  end(token: string): Promise<void>
  /** Newest first. */
  list(actor: Actor, token: string): Promise<readonly OpenSession[]>
  /** Answers whether it was one of the actor's. */
  endOne(actor: Actor, id: string): Promise<boolean>
  endAll(operatorId: number, audit: AuditEntry): Promise<void>
}

/** Sessions of operators: where and since when each is signed in. */
export function createSessions({
  store,
  clock,
}: {
  readonly store: Store
  readonly clock: { now(): number }
}): Sessions {
  const iso = (ms = clock.now()): string => new Date(ms).toISOString()

  function isOver({ seenAt, createdAt }: Session): boolean {
    const idle = clock.now() - Date.parse(seenAt)
    const age = clock.now() - Date.parse(createdAt)
    // A start in the future means that the clock was set back: the session would last that much longer.
    return idle >= IDLE || age >= LONGEST_SESSION || Math.min(idle, age) < -CLOCK_STEP
  }

  function isRecent(at: string | undefined): boolean {
    const age = at === undefined ? CONFIRMED_FOR : clock.now() - Date.parse(at)
    return age < CONFIRMED_FOR && age > -CLOCK_STEP
  }

  async function read(idHash: string): Promise<Session | undefined> {
    const session = await store.findSession(idHash)
    if (session === undefined || !isOver(session)) return session
    await store.endSession(idHash, { how: 'expired', at: iso() })
    return undefined
  }

  async function operatorOf({ operatorId }: Session): Promise<Operator | undefined> {
    const operator = await store.findOperatorById(operatorId)
    return operator?.disabled === false ? operator : undefined
  }

  const open = async ({ operatorId }: Actor): Promise<readonly Session[]> =>
    operatorId === undefined ? [] : (await store.listSessions(operatorId)).filter((session) => !isOver(session))

  return {
    begin(name, { ip, agent }, { provedAt } = { provedAt: clock.now() }) {
      const token = createToken()
      const at = iso()
      const session = {
        idHash: hashToken(token),
        createdAt: at,
        ip,
        agent: agent.slice(0, 200),
        ...(provedAt !== undefined && { confirmedAt: iso(provedAt) }),
      }
      return {
        token,
        row: { ...session, seenAt: at },
        noted: { rows: Object.fromEntries([noteOfSession(name, session)]) },
      }
    },

    async start(operator, { token, row }, company) {
      await store.dropSessions(iso(clock.now() - LONGEST_SESSION), iso(clock.now() - IDLE), iso())
      await store.addSession({ ...row, operatorId: operator.id, ...(company && { company }) })
      return { operator, token, ...(company && { companyFactor: company.factor }) }
    },

    async authenticate(token) {
      const session = await read(hashToken(token))
      if (session === undefined) return undefined
      if (clock.now() - Date.parse(session.seenAt) >= TOUCH_EVERY) await store.touchSession(session.idHash, iso())
      const operator = await operatorOf(session)
      return operator && { session, operator, isConfirmed: isRecent(session.confirmedAt) }
    },

    findEnd: (token) => store.findSessionEnd(hashToken(token)),

    confirm: (token, audit) => store.confirmSession(hashToken(token), audit),

    async look(idHash) {
      const session = await read(idHash)
      return session && operatorOf(session)
    },

    end: (token) => store.endSession(hashToken(token)),

    async list(actor, token) {
      const current = hashToken(token)
      return (await open(actor)).map(({ idHash, createdAt, seenAt, ip, agent }) => ({
        id: idHash.slice(0, ID_LENGTH),
        createdAt,
        seenAt,
        ip,
        agent,
        current: idHash === current,
      }))
    },

    async endOne(actor, id) {
      const session = (await open(actor)).find(({ idHash }) => idHash.slice(0, ID_LENGTH) === id)
      if (session !== undefined) await store.endSession(session.idHash, { how: 'self', by: actor.name, at: iso() })
      return session !== undefined
    },

    endAll: (operatorId, audit) => store.endSessions(operatorId, audit),
  }
}
