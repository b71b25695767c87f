import { useLayoutEffect, useState } from 'react'
import type { SearchedList } from '../../../format/blocks/searchedLists.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { useReport } from '../../screen/useReport.ts'
import type { Pause } from './finding/runInSlices.ts'
import { watchIndex, type Index } from './finding/watchIndex.ts'

const noIndex: Index = { entries: [], isUnderWay: true }

/** All that the lists have, as it can be found. */
export function useSearchIndex(lists: readonly SearchedList[], pause: Pause): Index {
  const { store, extras, plan } = usePlace()
  const report = useReport()
  const [index, setIndex] = useState(noIndex)
  useLayoutEffect(
    () => watchIndex({ store, extras, lists, pause, report }, setIndex),
    // The plan decides what a name such as `value.total` reads.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
    [store, extras, plan, lists, pause, report],
  )
  return index
}
