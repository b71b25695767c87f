import { useMemo } from 'react'
import type { SearchedList } from '../../../format/blocks/searchedLists.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { computed } from '../../../store/computed.ts'
import type { SourceState } from '../../screen/SourceState.ts'
import { useReadable } from '../../reading/useReadable.ts'

export interface ReadLists {
  readonly states: readonly SourceState[]
  /** The list that is read now; undefined once all have answered or failed. */
  readonly turn: number | undefined
  /** The lists that could not be read. */
  readonly failed: readonly SearchedList[]
}

/** What is known of the lists of a search, and which is the next to be read. */
export function useLists(lists: readonly SearchedList[]): ReadLists {
  const { store, plan } = usePlace()
  const readable = useMemo(() => {
    const cells = lists.map(({ source }) => store.source(source))
    return computed(cells, (...known) => known)
  }, [store, lists])
  const states = useReadable(readable)
  return useMemo(() => {
    const next = states.findIndex((state, place) => {
      const { source } = lists[place] ?? { source: '' }
      return plan.sources[source]?.onDemand === true && !isOver(state)
    })
    return {
      states,
      turn: next < 0 ? undefined : next,
      failed: lists.filter((_, place) => states[place]?.error !== undefined),
    }
  }, [plan, lists, states])
}

/** What was kept on the device may be of last week, and is read anew. */
const isOver = ({ off, answeredAt, error, failed }: SourceState) =>
  off || answeredAt !== undefined || error !== undefined || failed.length > 0
