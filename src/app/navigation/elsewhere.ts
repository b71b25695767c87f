import type { Place } from './Place.ts'

/**
 * Where an address leads that is no screen's: `/{typeid}?name={n}` (specification, section 2) to the board of that
 * lottery, whatever its type; any other home.
 */
export function elsewhere({ path, query }: Place): Place {
  const typeid = /^\/([\w-]+)$/.exec(path)?.[1]
  if (typeid === undefined || (query['name'] ?? '') === '') return { path: '/', query: {} }
  return { path: '/lottery', query: { ...query, typeid } }
}
