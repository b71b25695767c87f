import type { FastifyInstance } from 'fastify'
import { wholeSyllables } from '../../../src/format/text/typedText.ts'
import { isOfJson } from './isOfJson.ts'

/** Values that a call gives back as they were shown, to be compared with what is kept. */
const shownBefore: ReadonlySet<string> = new Set(['replaces', 'acknowledgedWarnings'])

/** Whatever these routes take has its Hangul in whole syllables: what a Mac typed is found by everybody. */
export function takeWholeSyllables(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    request.body = inWholeSyllables(request.body)
    request.query = inWholeSyllables(request.query)
  })
}

/** The same value with its texts in whole syllables; no deeper than requests may be. */
function inWholeSyllables(value: unknown): unknown {
  if (typeof value === 'string') return wholeSyllables(value)
  if (Array.isArray(value)) return value.map(inWholeSyllables)
  if (!isOfJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, shownBefore.has(key) ? item : inWholeSyllables(item)]),
  )
}
