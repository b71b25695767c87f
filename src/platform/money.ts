/** Code that moves money, in one file that comes with the first call that does. */
export { createIdempotencyKeys } from './createIdempotencyKeys.ts'
export { createMoneyCalls } from './createMoneyCalls.ts'
