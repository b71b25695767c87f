import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Accounts } from '../people/accounts.ts'
import type { Caller, SignedIn as Opened } from '../people/createSessions.ts'
import { csrfTokenFor } from '../people/tokens.ts'
import type { Operator } from '../store/rows/operatorRows.ts'
import type { SessionCookie } from './sessionCookie.ts'
import type { Role, SignedIn } from '../../api/accountApi.ts'

/** Signs a browser in and tells it who it is. */
export interface SignIn {
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller
  /** Gives the browser the session that was opened for it. */
  readonly welcome: (reply: FastifyReply, opened: Opened) => Promise<SignedIn>
  /** Session of this token as the desk shows it. */
  readonly present: (operator: Pick<Operator, 'id' | 'name' | 'role'>, token: string) => Promise<SignedIn>
}

interface SignInOptions {
  readonly accounts: Pick<Accounts, 'secondFactor'>
  readonly cookie: SessionCookie
  readonly secondFactorRoles: readonly Role[]
}

export function createSignIn({ accounts, cookie, secondFactorRoles }: SignInOptions): SignIn {
  const present: SignIn['present'] = async ({ id, name, role }, token) => {
    const needsSecondFactor =
      secondFactorRoles.includes(role) && !(await accounts.secondFactor({ name, role, operatorId: id })).on
    return {
      operator: { id, name, role, ...(needsSecondFactor && { needsSecondFactor }) },
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
    async welcome(reply, { operator, token }) {
      cookie.write(reply, token)
      return present(operator, token)
    },
  }
}
