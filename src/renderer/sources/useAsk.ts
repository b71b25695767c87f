import { useCallback } from 'react'
import { usePlace } from '../screen/ScopeContext.tsx'
import { askAgain } from './askAgain.ts'

/**
 * Reads sources again because the member wishes it, and whatever else is given. Yields whether all have answered; a
 * toast says what went wrong.
 */
export function useAsk(): (names: readonly string[], ...others: readonly Promise<unknown>[]) => Promise<boolean> {
  const { store } = usePlace()
  return useCallback(async (names, ...others) => askAgain({ store, names, why: 'wish', others }), [store])
}
