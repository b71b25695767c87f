import { Type, type TProperties } from 'typebox'

/** An object with these keys and no others. */
export const exactly = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false })

/** Some of these keys, and no others. */
export const someOf = <P extends TProperties>(properties: P, options: { readonly maxProperties?: number } = {}) =>
  Type.Partial(Type.Object(properties), { additionalProperties: false, minProperties: 1, ...options })

export const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength })
export const reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' })
export const role = Type.Enum(['viewer', 'editor', 'publisher', 'owner'], { type: 'string' })
export const seq = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
/** The same key answers with what the first request with it did, however often it is sent. */
export const idempotencyKey = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })
export const fact = text(300, 3)
/** The token of a link. */
export const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
/** The address of a content. */
export const address = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** The id of a change; the command line may also give its name, or its title with the owner's name. */
export const changeId = text(200, 1)
/** Ids of changes that are played together; a later one wins. */
export const changeIds = Type.String({ maxLength: 2000, pattern: '^[^,]+(,[^,]+)*$' })
/**
 * A moment in UTC with milliseconds, as in the store, where moments are compared as text. The format refuses days that no
 * calendar has.
 */
export const moment = Type.String({
  format: 'date-time',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$',
})
export const password = text(1024, 1)
/** Six digits, or a recovery code however it is spaced. */
export const code = Type.String({ pattern: '^[A-Za-z0-9 -]{6,32}$' })
/** For an answer without a body. */
export const nothing = Type.Void()
