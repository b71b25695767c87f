import { Type } from 'typebox'
import { byLocale } from '../../src/format/locales.ts'
import { STOP_WORDS_MAX, stopNames } from '../../src/format/wire/stops.ts'
import { exactly, reason } from './fields.ts'
import type { Route, Told } from './Route.ts'

export const stopName = Type.Enum([...stopNames], { type: 'string' })

const sentence = Type.String({ minLength: 1, maxLength: STOP_WORDS_MAX, pattern: '\\S' })
/** Words for members, by language; a missing language gets a prepared sentence. */
export const WordsSchema = Type.Partial(Type.Object(byLocale(() => sentence)), { additionalProperties: false })

/** Other words by language; `null` is the app's own sentence again, and a language that is left out stays as it is. */
const WordsChangeSchema = Type.Partial(Type.Object(byLocale(() => Type.Union([sentence, Type.Null()]))), {
  additionalProperties: false,
})
export type WordsChange = Told<typeof WordsChangeSchema>

/** A node's own stop, which it set while it could not reach the store. */
const OwnSchema = exactly({
  id: Type.String(),
  /** The machine. */
  node: Type.String(),
  /** Whether it is on the disk, so that it outlasts a restart. */
  isKept: Type.Boolean(),
  /** Whether it is more than a day old, so that a person decides whether it goes into the store. */
  isOld: Type.Boolean(),
})

export const StopSchema = exactly({
  name: stopName,
  reason: Type.String(),
  words: Type.Optional(WordsSchema),
  actor: Type.String(),
  at: Type.String(),
  /** Only where this node shows a stop of its own that the store does not have. */
  own: Type.Optional(OwnSchema),
})
/** A stop that is on. */
export type StopRecord = Told<typeof StopSchema>

const StopRequestSchema = exactly({ reason, words: Type.Optional(WordsSchema) })
export type StopRequest = Told<typeof StopRequestSchema>

const byName = Type.Object({ name: stopName })
const byId = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) })
const answer = exactly({ stops: Type.Array(StopSchema) })

/** Calls that stop at once, outside all drafts: deposits, withdrawals, transfers, bets, the whole site. */
export const stopApi = {
  /** Those that are on, as also after a stop and a lift. */
  stops: { method: 'GET', url: '/stops', schema: { response: { 200: answer } } },
  /** Stops, or changes the reason and the words of a stop that is on. */
  stop: {
    method: 'PUT',
    url: '/stops/:name',
    schema: { params: byName, body: StopRequestSchema, response: { 200: answer } },
  },
  /**
   * Changes the words of a stop that is on, and nothing else of it: since when, by whom and why stays. Those who correct
   * several languages at once do not take back each other's.
   */
  changeStopWords: {
    method: 'PATCH',
    url: '/stops/:name/words',
    schema: { params: byName, body: exactly({ words: WordsChangeSchema }), response: { 200: answer } },
  },
  /** Answers the same whether it was on or not. */
  lift: {
    method: 'DELETE',
    url: '/stops/:name',
    schema: { params: byName, body: exactly({ reason }), response: { 200: answer } },
  },
  /** Puts a stop of the node that answers into the store, so that every node shows it. */
  putOwnStop: {
    method: 'POST',
    url: '/own-stops/:id/everywhere',
    schema: { params: byId, response: { 200: answer } },
  },
  /** Lifts a stop of the node that answers, with or without the store. */
  liftOwnStop: {
    method: 'DELETE',
    url: '/own-stops/:id',
    schema: { params: byId, body: exactly({ reason }), response: { 200: answer } },
  },
} as const satisfies Readonly<Record<string, Route>>
