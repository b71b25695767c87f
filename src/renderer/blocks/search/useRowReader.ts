import { useEffect, useMemo } from 'react'
import type { SearchBlock, SearchList } from '../../../format/blocks/search.ts'
import { createReader, type Reader } from '../../reading/createReader.ts'
import { dependenciesOf } from '../../screen/dependenciesOf.ts'
import { hiddenFigures } from '../../screen/hiddenFigures.ts'
import { rememberOver } from '../../screen/rememberOver.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { useReport } from '../../screen/useReport.ts'
import { useReadable } from '../../reading/useReadable.ts'

/** Reads how rows look, for all rows at once: another reader when something that they say may have changed. */
export function useRowReader({ lists }: Pick<SearchBlock, 'lists'>): Reader {
  const { store, extras, plan } = usePlace()
  const report = useReport()
  const readable = useMemo(() => {
    const { host } = store.renderer
    const hidden = hiddenFigures(host)
    const names = dependenciesOf(lists.map(looks)).filter((name) => name !== 'row')
    const parts = [host.text, host.locale, host.lists, hidden, ...store.readables(names, extras)]
    const problems = new Set<string>()
    return {
      problems,
      subscribe: (onChange: () => void) => {
        const stops = parts.map((part) => part.subscribe(onChange))
        return () => {
          for (const stop of stops) stop()
        }
      },
      getSnapshot: rememberOver(parts, () =>
        createReader({
          scope: store.scope(extras),
          translate: host.text.getSnapshot(),
          locale: host.locale.getSnapshot(),
          lists: host.lists.getSnapshot(),
          hidesBalances: hidden.getSnapshot(),
          reading: { pending: false, failed: new Set(), problems },
          mayBeAbsent: store.mayBeAbsent,
        }),
      ),
    }
    // The plan decides what a name such as `value.total` reads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, extras, plan, lists])
  // Rows are read as they show, so each time there may be another problem.
  useEffect(() => {
    for (const problem of readable.problems) report(problem)
  })
  return useReadable(readable)
}

const looks = ({ row: { title, note, image, badge } }: SearchList) => [title, note, image, badge]
