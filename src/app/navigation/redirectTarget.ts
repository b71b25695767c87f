import type { Manifest } from '../../format/release.ts'
import { parsePlace, type Place } from './Place.ts'
import { screenAt } from './screenAt.ts'

export const LOGIN = '/login'

/** Where a login leads: the place in `redirect` when it is one of ours, else home. Nobody is ever sent elsewhere. */
export function redirectTarget(redirect: string | undefined, manifest: Manifest): Place {
  const place = parsePlace(redirect ?? '/')
  const isKnown =
    redirect?.startsWith('/') === true && place.path !== LOGIN && screenAt(manifest, place.path) !== undefined
  return isKnown ? place : { path: '/', query: {} }
}
