import { Type } from 'typebox'

/** A page of a long list: at most `limit` entries, older than a given one. */
export const page = Type.Object({
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
})

/** How many entries a page has unless told otherwise. */
export const PAGE_SIZE = 50
