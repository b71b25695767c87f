import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { StorageUnavailable } from '../../base/refusals.ts'

/**
 * A column's value, if it is what the schema says. Throws `StorageUnavailable`: something other than this service has
 * written it.
 */
export function readAs<const S extends TSchema>(schema: S, value: unknown): Static<S> {
  if (!Check(schema, value)) throw new StorageUnavailable('damaged')
  return value
}

/** The same for a column of JSON. */
export function parseAs<const S extends TSchema>(schema: S, text: string): Static<S> {
  return readAs(schema, parse(text))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StorageUnavailable('damaged', error)
  }
}
