import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Accounts } from '../people/accounts.ts'
import { requireRole } from '../base/people/roles.ts'
import { csrfTokenFor } from '../people/tokens.ts'
import { CodeNeeded, ForeignOrigin, NotSignedIn, SecondFactorNeeded } from '../base/refusals.ts'
import type { Allow } from './guardRoutes.ts'
import type { SessionCookie } from './sessionCookie.ts'
import type { Role } from '../../api/accountApi.ts'

/** The header that a page of the desk sends with every change. */
const TOKEN_HEADER = 'x-desk-token'

/** Lets operators in by their session cookie; changes also need the header token, which no other site can know. */
export function allowSession(accounts: Accounts, cookie: SessionCookie, secondFactorRoles: readonly Role[]): Allow {
  return async (request, needed) => {
    const token = cookie.read(request)
    if (token === undefined) throw new NotSignedIn()
    const found = await accounts.authenticate(token)
    if (found === undefined) throw new NotSignedIn(await accounts.sessionEnd(token))
    const { operator, session, isConfirmed } = found
    if (request.method !== 'GET' && !hasToken(request, csrfTokenFor(token))) throw new ForeignOrigin()
    const actor = {
      name: operator.name,
      role: operator.role,
      operatorId: operator.id,
      isConfirmed,
      ...(session.company && { companyFactor: session.company.factor }),
    }
    requireRole(actor, needed)
    if (request.routeOptions.config.withoutFactor === true) return actor
    const missing = await accounts.missingFactor(actor, secondFactorRoles)
    if (missing !== undefined) throw missing === 'type' ? new CodeNeeded() : new SecondFactorNeeded()
    return actor
  }
}

function hasToken(request: FastifyRequest, expected: string): boolean {
  const given = Buffer.from(String(request.headers[TOKEN_HEADER] ?? ''))
  const wanted = Buffer.from(expected)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
