import { plainName } from '../../../src/format/text/typedText.ts'
import type { Role } from '../../api/accountApi.ts'
import type { Errand } from '../../api/companyApi.ts'
import { auditEntry } from '../base/audit/auditEntry.ts'
import type { Clock } from '../base/Clock.ts'
import { CompanyRefused, ProviderAway } from '../base/companyRefusals.ts'
import type { CompanyLogin } from '../base/config/CompanyLogin.ts'
import type { Actor } from '../base/people/Actor.ts'
import { networkOf } from '../base/people/networkOf.ts'
import { checkOperatorName } from '../base/people/operatorName.ts'
import { isLower } from '../base/people/roles.ts'
import { NameNotAllowed, NameTaken, NotFound } from '../base/refusals.ts'
import type { CompanyIdentity } from '../store/rows/companyRows.ts'
import type { Operator } from '../store/rows/operatorRows.ts'
import type { CompanySession } from '../store/rows/sessionRows.ts'
import type { Store } from '../store/Store.ts'
import { type CompanyPerson, createCompanyProvider } from './createCompanyProvider.ts'
import type { Authenticated, Caller, Sessions, SignedIn } from './createSessions.ts'
import { createThrottle } from './createThrottle.ts'
import { hashPassword } from './passwords.ts'
import { COMPANY } from './readPersons.ts'
import { createToken } from './tokens.ts'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const MINUTE = 60_000
/** How long what the provider said of a session is good for. */
const GOOD_FOR = 5 * MINUTE
/** Answers of the provider that were refused, from one network, which may be a whole office. */
const REFUSED = { free: 20, forgetAfter: 5 * MINUTE, longest: MINUTE }
/** Longest name, with room for a number behind it. */
const LONGEST_NAME = 56

/** A browser that has come back from the provider. */
interface Return {
  /** The page that it was sent back to, with all of its query. */
  readonly answer: URL
  /** The token that it was given when it was sent there; undefined where it no longer has that. */
  readonly token: string | undefined
}

export interface CompanyAccounts {
  readonly isOn: boolean
  /** Answers the page of the provider. Throws `NotFound` without one, and `ProviderAway`. */
  begin(errand: Errand, token: string, redirectTo: string): Promise<string>
  /** Throws `CompanyRefused`, `ProviderAway` or `TooManyAttempts`, and then nothing has been made. */
  login(back: Return, caller: Caller): Promise<SignedIn>
  /** The provider has just asked the actor who it is. Throws `CompanyRefused` or `ProviderAway`. */
  confirm(back: Return, actor: Actor, sessionToken: string): Promise<void>
  /** The session as it is after the provider was asked, where it is time to; undefined where that has ended it. */
  ask(found: Authenticated, company: CompanySession, sessionToken: string): Promise<Authenticated | undefined>
}

/**
 * Accounts of the company, which a provider lets in: its subject says who it is, its groups what they may do, and every
 * five minutes it is asked whether they still may.
 */
export function createCompanyAccounts({
  store,
  clock,
  sessions,
  login,
}: {
  readonly store: Store
  readonly clock: Clock
  readonly sessions: Sessions
  readonly login: CompanyLogin | undefined
}): CompanyAccounts {
  const provider = login && createCompanyProvider(login, clock)
  const by = `${COMPANY}${provider?.host ?? 'none'}`
  const refusals = createThrottle({ store, clock, policy: REFUSED })
  const entry = auditEntry(clock)
  const iso = (): string => new Date(clock.now()).toISOString()

  /** The highest role of somebody's groups. Throws `CompanyRefused` where none has any. */
  function roleOf({ groups }: CompanyPerson): Role {
    const roles = groups.flatMap((group) =>
      login !== undefined && Object.hasOwn(login.roles, group) ? (login.roles[group] ?? []) : [],
    )
    const [highest] = roles.toSorted((one, other) => (isLower(one, other) ? 1 : -1))
    if (highest === undefined) throw new CompanyRefused('no-role', `groups: ${groups.join(', ')}`.slice(0, 300))
    return highest
  }

  const identityOf = ({ subject }: CompanyPerson): CompanyIdentity => ({ issuer: login?.issuer ?? '', subject })

  async function setRole({ id, name, role: before }: Operator, role: Role): Promise<void> {
    if (role !== before) await store.setCompanyRole(id, role, entry(by, 'operator.change', name, { role, before }))
  }

  /** The account of somebody, under a name that is free. */
  async function letIn(person: CompanyPerson, role: Role): Promise<Operator> {
    const identity = identityOf(person)
    const passwordHash = await hashPassword(createToken(), '')
    const wanted = nameFor(person)
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted} ${number}`
      const audit = entry(by, 'operator.let-in', name)
      try {
        return await store.addCompanyOperator(identity, { name, role, passwordHash }, audit)
      } catch (error) {
        if (!(error instanceof NameTaken)) throw error
      }
    }
  }

  /** The account that the provider has vouched for just now, with the role of the groups. */
  async function operatorOf(person: CompanyPerson): Promise<Operator> {
    const known = await store.findCompanyOperator(identityOf(person))
    if (known?.disabled === true) throw new CompanyRefused('disabled', known.name)
    const role = roleOf(person)
    if (known === undefined) return letIn(person, role)
    await setRole(known, role)
    return { ...known, role }
  }

  /** Counts before it asks; the first, the second, the fourth, the eighth … refusal of a network is recorded. */
  async function counted<T>({ ip }: Pick<Caller, 'ip'>, question: () => Promise<T>): Promise<T> {
    const key = `company:${networkOf(ip)}`
    const count = await refusals.take(key)
    try {
      const answer = await question()
      await refusals.forget(key)
      return answer
    } catch (error) {
      if (error instanceof CompanyRefused && Number.isInteger(Math.log2(count)))
        await store.appendAudit(
          entry('unknown', 'login.refused', by, { ip, count, why: error.why, said: error.said.slice(0, 300) }),
        )
      throw error
    }
  }

  async function end({ session, operator }: Authenticated, refusal: CompanyRefused | ProviderAway): Promise<void> {
    const how = refusal instanceof ProviderAway ? 'provider-away' : 'provider'
    await store.endSession(session.idHash, { how, by, at: iso() })
    const why = refusal instanceof ProviderAway ? 'away' : refusal.why
    await store.appendAudit(entry(by, 'session.end', operator.name, { why, said: refusal.said.slice(0, 300) }))
  }

  /** The role of a session by what the provider says now. Throws as it does. */
  async function askAbout({ operator }: Authenticated, { refresh }: CompanySession, token: string) {
    const identity = await store.findCompanyIdentity(operator.id)
    const refreshToken = unseal(refresh, token)
    if (provider === undefined || identity?.issuer !== login?.issuer) throw new CompanyRefused('stale')
    if (identity === undefined || refreshToken === undefined) throw new CompanyRefused('stale')
    const person = await provider.refresh(refreshToken, identity.subject)
    return { role: roleOf(person), refreshToken: person.refreshToken ?? refreshToken }
  }

  return {
    isOn: provider !== undefined,

    async begin(errand, token, redirectTo) {
      if (provider === undefined) throw new NotFound()
      return provider.begin(errand, token, redirectTo)
    },

    login: ({ answer, token }, caller) =>
      counted(caller, async () => {
        if (provider === undefined) throw new NotFound()
        if (token === undefined) throw new CompanyRefused('stale')
        const errand = answer.searchParams.get('state')?.startsWith('again.') === true ? 'again' : 'login'
        const person = await provider.finish(errand, token, answer)
        if (person.refreshToken === undefined) throw new CompanyRefused('no-refresh')
        const operator = await operatorOf(person)
        const begun = sessions.begin(operator.name, caller, { provedAt: person.provedAt })
        await store.appendAudit(
          entry(operator.name, 'login', operator.name, { ip: caller.ip, company: by, ...begun.noted }),
        )
        return sessions.start(operator, begun, {
          refresh: seal(person.refreshToken, begun.token),
          askedAt: iso(),
          factor: person.hasFactor ? 'provider' : 'none',
        })
      }),

    async confirm({ answer, token }, actor, sessionToken) {
      if (provider === undefined) throw new NotFound()
      if (token === undefined || actor.operatorId === undefined) throw new CompanyRefused('stale')
      const { subject } = await provider.finish('confirm', token, answer)
      const identity = await store.findCompanyIdentity(actor.operatorId)
      if (identity?.subject !== subject || identity.issuer !== login?.issuer) throw new CompanyRefused('other-account')
      await sessions.confirm(sessionToken, entry(actor.name, 'session.confirm', actor.name, { company: by }))
    },

    async ask(found, company, sessionToken) {
      const { idHash } = found.session
      // A clock that was set back must not put the question off.
      if (Math.abs(clock.now() - Date.parse(company.askedAt)) < GOOD_FOR) return found
      // A refresh token is good for one question, so of several requests only one asks.
      if (!(await store.claimCompanyQuestion(idHash, company.askedAt, iso()))) return found
      try {
        const { role, refreshToken } = await askAbout(found, company, sessionToken)
        await store.keepRefreshToken(idHash, seal(refreshToken, sessionToken))
        await setRole(found.operator, role)
        return { ...found, operator: { ...found.operator, role } }
      } catch (error) {
        if (!(error instanceof CompanyRefused || error instanceof ProviderAway)) throw error
        await end(found, error)
        return undefined
      }
    },
  }
}

/** A name of somebody that the desk takes; it may be taken. */
function nameFor({ names }: CompanyPerson): string {
  const fitting = names.map((name) => plainName(name).slice(0, LONGEST_NAME).trim()).find(isAllowed)
  return fitting ?? 'Colleague'
}

function isAllowed(name: string): boolean {
  if (name.length < 2) return false
  try {
    checkOperatorName(name)
    return true
  } catch (error) {
    if (error instanceof NameNotAllowed) return false
    throw error
  }
}

/** The token is random, so one hash makes a key of it. */
const keyOf = (token: string): Buffer => createHash('sha256').update(`seal:${token}`).digest()

/** Encrypts a text so that only the bearer of a token opens it; the store has no more of the token than its hash. */
function seal(text: string, token: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined for what was not sealed with this token, or was altered since. */
function unseal(sealed: string, token: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
