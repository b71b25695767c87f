import { useMemo } from 'react'
import type { SearchedList } from '../../../format/blocks/searchedLists.ts'
import { computed } from '../../../store/computed.ts'
import { useReadable } from '../../../ui/useReadable.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import type { SourceState } from '../../screen/SourceState.ts'

/** Whether a list has been read to its end: rows kept on the device may be of last week, and are read anew. */
const isOver = ({ off, answeredAt, error, failed }: SourceState) =>
  off || answeredAt !== undefined || error !== undefined || failed.length > 0

interface ReadLists {
  /** The lists that are not read on demand have all answered or failed. */
  readonly hasKnown: boolean
  /** The list that is read now; undefined once all have answered or failed. */
  readonly turn: number | undefined
  /** The lists that could not be read. */
  readonly failed: readonly SearchedList[]
}

/** State of a search's lists, and the one to be read next. */
export function useLists(lists: readonly SearchedList[]): ReadLists {
  const { store, plan } = usePlace()
  const readable = useMemo(() => {
    const cells = lists.map(({ source }) => store.source(source))
    return computed(cells, (...known) => known)
  }, [store, lists])
  const states = useReadable(readable)
  return useMemo(() => {
    const isOnDemand = (place: number) => plan.sources[lists[place]?.source ?? '']?.onDemand === true
    const next = states.findIndex((state, place) => isOnDemand(place) && !isOver(state))
    return {
      hasKnown: states.every((state, place) => isOnDemand(place) || isOver(state)),
      turn: next < 0 ? undefined : next,
      failed: lists.filter((_, place) => states[place]?.error !== undefined),
    }
  }, [plan, lists, states])
}
