import type { FastifyRequest } from 'fastify'
import { requireRole } from '../base/people/roles.ts'
import type { PhoneLinks, PhoneVisit } from '../people/createPhoneLinks.ts'
import { PreviewEnded } from '../base/refusals.ts'
import type { Allow } from './guardRoutes.ts'

const visits = new WeakMap<FastifyRequest, Pick<PhoneVisit, 'leftMs' | 'changes'>>()

/**
 * Lets a phone in by the token of its link, as a viewer and never more, whoever made the link. Cookies count for
 * nothing here.
 */
export function allowPhone(phoneLinks: PhoneLinks): Allow {
  return async (request, needed) => {
    const [, token] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '') ?? []
    const visit = token === undefined ? undefined : await phoneLinks.admit(token)
    if (visit === undefined) throw new PreviewEnded()
    const actor = { name: visit.operator.name, role: 'viewer', operatorId: visit.operator.id } as const
    requireRole(actor, needed)
    visits.set(request, visit)
    return actor
  }
}

/** How much longer this phone may ask, and what it shows. */
export function visitOf(request: FastifyRequest): Pick<PhoneVisit, 'leftMs' | 'changes'> {
  return visits.get(request) ?? { leftMs: 0 }
}
