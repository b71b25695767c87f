import { useMemo } from 'react'
import type { Scope } from '../../format/expression/evaluate.ts'
import { usePlace } from './ScopeContext.tsx'

/** The names as they are at the moment they are read: for handlers. What is shown is read with `useDerived`. */
export function useScope(): Scope {
  const { store, extras } = usePlace()
  return useMemo(() => store.scope(extras), [store, extras])
}
