import { ROLES } from '../accounts/Actor.ts'

/** An object body that takes these keys and no others. */
export function exactly<P extends Record<string, object>>(properties: P, required: readonly (keyof P & string)[]) {
  return { type: 'object', additionalProperties: false, properties, required: [...required] } as const
}

export const text = (maxLength: number, minLength = 0) => ({ type: 'string', minLength, maxLength }) as const
export const reason = { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' } as const
export const role = { type: 'string', enum: ROLES } as const
export const seq = { type: 'integer', minimum: 0, maximum: 1_000_000_000 } as const
export const token = { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' } as const
/** Of content. */
export const address = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const
export const password = text(1024, 1)
/** Six digits, or a recovery code however it is spaced. */
export const code = { type: 'string', pattern: '^[A-Za-z0-9 -]{6,32}$' } as const
export const page = {
  type: 'object',
  properties: { before: { ...seq, minimum: 1 }, limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 } },
} as const

export interface Page {
  readonly before?: number
  readonly limit: number
}

/** How many times a minute a session may ask for what has to be checked or compiled: no hand does, a script might. */
export const OFTEN = 120
