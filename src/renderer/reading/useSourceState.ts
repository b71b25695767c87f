import { useMemo } from 'react'
import { usePlace } from '../screen/ScopeContext.tsx'
import type { PagingState, SourceState } from '../screen/SourceState.ts'
import { useReadable } from './useReadable.ts'

export interface UsedSource extends Omit<SourceState, 'paging'> {
  readonly paging: (PagingState & { readonly loadMore: () => void }) | undefined
}

/** What is known of a source of this screen, and how to work it. */
export function useSourceState(name: string): UsedSource {
  const { store } = usePlace()
  const cell = store.source(name)
  const state = useReadable(cell)
  return useMemo(() => {
    return {
      ...state,
      paging: state.paging && { ...state.paging, loadMore: () => void store.handle(name)?.loadMore() },
    }
  }, [store, name, state])
}
