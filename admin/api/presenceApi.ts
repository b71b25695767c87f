import { Type } from 'typebox'
import { changeId, exactly, nothing, role } from './fields.ts'
import type { Route, Told } from './Route.ts'

const PersonHereSchema = exactly({
  name: Type.String(),
  role,
  /** The page of the desk: its address after the `#`, without a query. */
  page: Type.String(),
  /** Since when they are on it. */
  since: Type.String(),
  /** The open change that they edit. */
  change: Type.Optional(
    exactly({
      id: Type.String(),
      /** Empty until somebody names it. */
      name: Type.String(),
      owner: Type.String(),
      edits: Type.Integer(),
    }),
  ),
})
/** An operator who has the desk open. */
export type PersonHere = Told<typeof PersonHereSchema>

/** Content of the event `here`: every operator once, by name. */
export const HereSchema = exactly({ people: Type.Array(PersonHereSchema) })
export type Here = Told<typeof HereSchema>

const PlaceSchema = exactly({
  page: Type.String({ maxLength: 200, pattern: '^/[^?#]*$' }),
  /** The one they chose to edit; otherwise it is their own. */
  change: Type.Optional(changeId),
})
/** Where an operator is in the desk. */
export type Place = Told<typeof PlaceSchema>

/** Calls on the operators with the desk open, and their stream of news. */
export const presenceApi = {
  /**
   * Server-sent events, for as long as the session lasts. `changed`: the open changes, the live release or the stops are
   * not what they were. `here`: who is here, as in `Here`; those who listen are here.
   */
  events: { method: 'GET', url: '/events', schema: { response: {} } },
  /** Says where the operator is; counts while they listen. */
  here: { method: 'PUT', url: '/here', schema: { body: PlaceSchema, response: { 204: nothing } } },
} as const satisfies Readonly<Record<string, Route>>
