import type { Audience } from '../audience.ts'
import type { Expression } from '../shape/compiled.ts'
import { audienceCondition } from './audienceCondition.ts'

interface Shown {
  readonly on: boolean
  readonly audience?: Audience
}

/** A notice or a dialog as phones get it. */
export type ForAudience<T extends Shown> = Omit<T, 'audience'> & { readonly when?: Expression }

/**
 * A notice or a dialog with its audience as a condition. It then counts as switched off as well: an app that was built
 * before there were audiences does not show it to everybody.
 */
export function withAudience<T extends Shown>({ audience, ...shown }: T): ForAudience<T> {
  const when = shown.on ? audienceCondition(audience) : undefined
  return when === undefined ? shown : { ...shown, on: false, when }
}
