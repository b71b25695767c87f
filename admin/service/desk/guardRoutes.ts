import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { type Actor, requireConfirmed } from '../base/people/Actor.ts'
import type { Role } from '../../api/accountApi.ts'
import type { MachineScope } from '../../api/machineTokenApi.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Lowest role that may use a route of the desk; every route declares it. */
    needs?: Role | 'nothing'
    /** Whether the password or a code must have been typed within five minutes. */
    confirmed?: boolean
    /** Whether it works before a second factor that the role needs is on: the routes to turn it on, and to leave. */
    withoutFactor?: boolean
    /** Power with which a machine token opens it, too. */
    scope?: MachineScope
  }
}

/**
 * How many times a minute a session may ask for checks or compiles: more than a person does, less than a script might.
 */
export const OFTEN = 120

/**
 * Declaration of a route: the lowest role that may use it, or `nothing` where strangers may too; and how often one
 * session may ask for heavy work.
 */
export function needs(
  role: Role | 'nothing',
  {
    timesAMinute,
    ...more
  }: {
    readonly compressed?: true
    readonly confirmed?: true
    readonly withoutFactor?: true
    readonly timesAMinute?: number
    readonly scope?: MachineScope
  } = {},
): { readonly config: FastifyContextConfig } {
  return {
    config: {
      needs: role,
      ...more,
      ...(timesAMinute !== undefined && { rateLimit: { max: timesAMinute, timeWindow: '1 minute' } }),
    },
  }
}

/**
 * The actor of the request, if they have the role `needed` or a higher one. Throws `NotSignedIn`, `ForeignOrigin` or
 * `NotAllowed`.
 */
export type Allow = (request: FastifyRequest, needed: Role) => Promise<Actor>

const actors = new WeakMap<FastifyRequest, Actor>()

/** A route as it was added, and who may use it. */
export interface RouteRule {
  readonly method: string
  readonly url: string
  readonly needs: Role | 'nothing'
  readonly confirmed: boolean
  readonly withoutFactor: boolean
  readonly scope?: MachineScope
  /** Bytes of a body at most, where the route takes more than others. */
  readonly bodyLimit?: number
}

/**
 * Refuses whoever may not use a route before a body is read; a route that does not declare who may use it cannot be
 * added. Answers the list that every route is added to.
 */
export function guardRoutes(app: FastifyInstance, allow: Allow): readonly RouteRule[] {
  const rules: RouteRule[] = []
  app.addHook('onRoute', ({ method, url, config, bodyLimit }) => {
    if (config?.needs === undefined)
      throw new Error(`${String(method)} ${url} does not say who may use it. Give it needs(…).`)
    // Each GET also answers HEAD.
    if (method !== 'HEAD')
      rules.push({
        method: String(method),
        url,
        needs: config.needs,
        confirmed: config.confirmed === true,
        withoutFactor: config.withoutFactor === true,
        ...(config.scope !== undefined && { scope: config.scope }),
        ...(bodyLimit !== undefined && { bodyLimit }),
      })
  })
  app.addHook('onRequest', async (request) => {
    const { needs: needed, confirmed } = request.routeOptions.config
    if (needed === undefined || needed === 'nothing') return
    const actor = await allow(request, needed)
    if (confirmed === true) requireConfirmed(actor)
    actors.set(request, actor)
  })
  return rules
}

/** The actor on a route that needs a role. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = actors.get(request)
  if (actor === undefined) throw new Error('This route is open to strangers, so it has no actor.')
  return actor
}
