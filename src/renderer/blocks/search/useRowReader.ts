import { useEffect, useMemo } from 'react'
import type { SearchBlock, SearchList } from '../../../format/blocks/search.ts'
import { computed } from '../../../store/computed.ts'
import { useReadable } from '../../../ui/useReadable.ts'
import { type Reader, readerIn } from '../../reading/reader.ts'
import { dependenciesOf } from '../../screen/dependenciesOf.ts'
import { hiddenFigures } from '../../screen/hiddenFigures.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { useReport } from '../../screen/useReport.ts'

/** Reads how rows look, for all rows at once: another reader when something that they say may have changed. */
export function useRowReader({ lists }: Pick<SearchBlock, 'lists'>): Reader {
  const { store, extras, plan } = usePlace()
  const report = useReport()
  const { problems, readable } = useMemo(() => {
    const { host } = store.renderer
    const names = dependenciesOf(lists.map(looks)).filter((name) => name !== 'row')
    const parts = [host.text, host.locale, host.lists, hiddenFigures(host), ...store.readables(names, extras)]
    const problems = new Set<string>()
    const readable = computed(parts, () => readerIn(store, extras, { pending: false, failed: new Set(), problems }))
    return { problems, readable }
    // The plan decides what a name such as `value.total` reads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, extras, plan, lists])
  // Rows are read as they show, so each time there may be another problem.
  useEffect(() => {
    for (const problem of problems) report(problem)
  })
  return useReadable(readable)
}

const looks = ({ row: { title, note, image, badge } }: SearchList) => [title, note, image, badge]
