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

export function isSamePlace(a: Place, b: Place): boolean {
  const sorted = ({ query }: Place) =>
    new URLSearchParams(Object.entries(query).toSorted(([x], [y]) => (x < y ? -1 : 1))).toString()
  return a.path === b.path && sorted(a) === sorted(b)
}
