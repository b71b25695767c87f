import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Accounts } from '../accounts/Accounts.ts'
import { requireRole } from '../accounts/Actor.ts'
import { csrfTokenFor } from '../accounts/tokens.ts'
import { ForeignOrigin, NotSignedIn } from '../refusals.ts'
import type { Allow } from './guardRoutes.ts'
import type { SessionCookie } from './sessionCookie.ts'

/** The header a page of the desk sends with everything that changes something. */
export const TOKEN_HEADER = 'x-desk-token'

/** Lets operators in by their session cookie; changes also need the header token, which no other site can know. */
export function allowSession(accounts: Accounts, cookie: SessionCookie): Allow {
  return async (request, needed) => {
    const token = cookie.read(request)
    const operator = token === undefined ? undefined : await accounts.authenticate(token)
    if (token === undefined || operator === undefined) throw new NotSignedIn()
    if (request.method !== 'GET' && !hasToken(request, csrfTokenFor(token))) throw new ForeignOrigin()
    const actor = { name: operator.name, role: operator.role, operatorId: operator.id }
    requireRole(actor, needed)
    return actor
  }
}

function hasToken(request: FastifyRequest, expected: string): boolean {
  const given = Buffer.from(String(request.headers[TOKEN_HEADER] ?? ''))
  const wanted = Buffer.from(expected)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
