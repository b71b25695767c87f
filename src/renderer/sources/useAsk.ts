import { useCallback } from 'react'
import { usePlace } from '../screen/ScopeContext.tsx'
import { askAgain } from './askAgain.ts'

/**
 * Reads sources, and whatever else is given, again because the member asks. Resolves to whether all answered; a toast
 * says what went wrong.
 */
export function useAsk(): (names: readonly string[], ...others: readonly Promise<unknown>[]) => Promise<boolean> {
  const { store } = usePlace()
  return useCallback(async (names, ...others) => askAgain({ store, names, why: 'wish', others }), [store])
}
