import { Type } from 'typebox'

/** A part of a long list: entries older than one, so many at most. */
export const page = Type.Object({
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
})

/** How many come where nobody says. */
export const PAGE_SIZE = 50
