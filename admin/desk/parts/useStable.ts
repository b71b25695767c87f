import { useState } from 'react'
import { sameValue } from '../draft/sameValue.ts'

/**
 * The value as it was while it is equal: a form takes its data from outside again whenever a property changes, and what
 * is typed at that moment would be lost.
 */
export function useStable<T>(next: T): T {
  const [kept, keep] = useState(next)
  if (Object.is(kept, next) || sameValue(kept, next)) return kept
  keep(next)
  return next
}
