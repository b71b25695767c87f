import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Accounts } from '../people/accounts.ts'
import type { Caller, SignedIn as Opened } from '../people/createSessions.ts'
import { csrfTokenFor } from '../people/tokens.ts'
import type { Actor } from '../base/people/Actor.ts'
import type { SessionCookie } from './sessionCookie.ts'
import type { Role, SignedIn } from '../../api/accountApi.ts'

/** Signs a browser in and tells it who it is. */
export interface SignIn {
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller
  /** Gives the browser the session that was opened for it. */
  readonly welcome: (reply: FastifyReply, opened: Opened) => Promise<SignedIn>
  /** Session of this token as the desk shows it. */
  readonly present: (actor: Actor, token: string) => Promise<SignedIn>
}

interface SignInOptions {
  readonly accounts: Pick<Accounts, 'missingFactor'>
  readonly cookie: SessionCookie
  readonly secondFactorRoles: readonly Role[]
}

export function createSignIn({ accounts, cookie, secondFactorRoles }: SignInOptions): SignIn {
  const present: SignIn['present'] = async (actor, token) => {
    const { operatorId: id = 0, name, role, companyFactor } = actor
    const missing = await accounts.missingFactor(actor, secondFactorRoles)
    return {
      operator: {
        id,
        name,
        role,
        ...(missing === 'turn-on' && { needsSecondFactor: true }),
        ...(missing === 'type' && { needsCode: true }),
        ...(companyFactor !== undefined && { isCompany: true }),
      },
      csrf: csrfTokenFor(token),
    }
  }

  return {
    present,
    callerOf: (request, reply) => ({
      ip: request.ip,
      agent: request.headers['user-agent'] ?? '',
      device: cookie.device(request, reply),
    }),
    async welcome(reply, { operator: { id, name, role }, companyFactor, token }) {
      cookie.write(reply, token)
      return present({ name, role, operatorId: id, ...(companyFactor && { companyFactor }) }, token)
    },
  }
}
