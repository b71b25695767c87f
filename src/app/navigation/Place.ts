import type { Manifest, ManifestScreen } from '../../format/release.ts'
import { isSameQuery } from '../../renderer/screen/playOf.ts'

/** A place in the app: a route and its query. */
export interface Place {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** Reads what follows the `#`, or a route of a document: `/recharge?type=1`. */
export function parsePlace(address: string): Place {
  const [path = '', search = ''] = address.split(/\?(.*)/s)
  return { path: path.startsWith('/') ? path : `/${path}`, query: Object.fromEntries(new URLSearchParams(search)) }
}

export function formatPlace({ path, query }: Place): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The route with further query parameters on top of those it names itself. */
export function placeOf(route: string, query: Readonly<Record<string, string>> = {}): Place {
  const place = parsePlace(route)
  return { path: place.path, query: { ...place.query, ...query } }
}

/** A place that chooses nothing on its screen. */
export const isBare = ({ query }: Place): boolean => Object.keys(query).length === 0

export const isSamePlace = (a: Place, b: Place): boolean => a.path === b.path && isSameQuery(a.query, b.query)

export interface Route extends Pick<ManifestScreen, 'path' | 'access' | 'cached'> {
  readonly id: string
}

const routesOf = new WeakMap<Manifest, ReadonlyMap<string, Route>>()

/** The screen at a path; undefined for a path no document has, or whose document is still planned. */
export function screenAt(manifest: Manifest, path: string): Route | undefined {
  let routes = routesOf.get(manifest)
  if (!routes) {
    routes = new Map(
      Object.entries(manifest.screens).map(([id, { path, access, cached }]) => [path, { id, path, access, cached }]),
    )
    routesOf.set(manifest, routes)
  }
  return routes.get(path)
}

export const LOGIN = '/login'

/** Where a login leads: the place in `redirect` when it is one of ours, else home. Nobody is ever sent elsewhere. */
export function redirectTarget(redirect: string | undefined, manifest: Manifest): Place {
  const place = parsePlace(redirect ?? '/')
  const isKnown =
    redirect?.startsWith('/') === true && place.path !== LOGIN && screenAt(manifest, place.path) !== undefined
  return isKnown ? place : { path: '/', query: {} }
}
