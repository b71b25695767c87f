import type { Guard, ScreenPlan } from '../../format/screen.ts'
import type { Releases } from '../../release/createReleases.ts'
import type { Host } from '../../renderer/host/Host.ts'
import { evaluateIn } from '../../renderer/screen/evaluateIn.ts'
import { type Place, screenAt, type Route } from './Place.ts'
import { readQuery } from '../../renderer/screen/readQuery.ts'

export type Admission =
  | { readonly kind: 'open'; readonly route: Route }
  /** No document has the path, or it is still planned. */
  | { readonly kind: 'unknown' }
  /** Its document has still to come. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'login' }
  /** For agents only, and the member is known not to be one. */
  | { readonly kind: 'agentsOnly' }
  /** A navigation rule refuses; its actions say why. */
  | { readonly kind: 'guarded'; readonly route: Route; readonly plan: ScreenPlan; readonly guard: Guard }

export type Gatekeeper = (place: Place) => Admission

type Names = Pick<Host, 'session' | 'user' | 'site' | 'settings' | 'clock'>

/**
 * Rules of which member may open which screen (specification, sections 2 and 6). A rule that cannot be worked out yet
 * refuses nobody.
 */
export function createGatekeeper(release: Releases, host: Names): Gatekeeper {
  return (place) => {
    const { release: playing } = release.getSnapshot()
    const route = screenAt(playing.manifest, place.path)
    const plan = route && playing.screen(route.id)
    // A visitor is led to the login at once; what else may refuse them is asked after it.
    if (route && !plan && !playing.isWhole) return isClosed(route, host) ? { kind: 'login' } : { kind: 'waiting' }
    if (!route || !plan) return { kind: 'unknown' }

    const scope = { get: (name: string) => named(name, host, readQuery(plan.query, place.query)) }
    const guard = plan.guards.find(({ when }) => {
      const outcome = evaluateIn(when, scope)
      return outcome.kind === 'value' && outcome.value === true
    })
    if (guard) return { kind: 'guarded', route, plan, guard }
    if (route.access === 'visitor') return { kind: 'open', route }
    if (isClosed(route, host)) return { kind: 'login' }
    const user = host.user.getSnapshot()
    const isAgent = !user || ('isagent' in user && user.isagent === 1)
    return route.access === 'agent' && !isAgent ? { kind: 'agentsOnly' } : { kind: 'open', route }
  }
}

const isClosed = ({ access }: Route, { session }: Names) => access !== 'visitor' && !session.getSnapshot().loggedIn

function named(name: string, { session, user, site, settings, clock }: Names, query: object): unknown {
  switch (name) {
    case 'query':
      return query
    case 'session':
      return session.getSnapshot()
    case 'user':
      return user.getSnapshot() ?? {}
    case 'site':
      return site.getSnapshot() ?? {}
    case 'settings':
      return settings.getSnapshot()
    case 'now':
      return clock.now()
    default:
      return undefined
  }
}
