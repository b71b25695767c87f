import { useCallback } from 'react'
import { useBlockPlace } from './BlockContext.ts'
import { usePlace } from './ScopeContext.tsx'

/** Reports a problem of the block around, each code once. */
export function useReport(): (code: string) => void {
  const { store } = usePlace()
  const { pointer } = useBlockPlace()
  return useCallback(
    (code) => store.renderer.report({ code, screen: store.play.getSnapshot().plan.id, pointer }),
    [store, pointer],
  )
}
