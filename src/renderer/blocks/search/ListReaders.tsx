import { use } from 'react'
import type { SearchedList } from '../../../format/blocks/searchedLists.ts'
import { ActiveContext } from '../../screen/ActiveContext.ts'
import { usePlace } from '../../screen/ScopeContext.tsx'
import { SourceReader } from '../../sources/SourceReader.tsx'

interface ListReadersProps {
  readonly lists: readonly SearchedList[]
  /** Lists up to this one are asked for where no answer is known, all where it is undefined; none below 0. */
  readonly upTo: number | undefined
}

/** Asks for what no answer is known of. */
const once = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }
/** Only looks at what is known. */
const never = { ...once, isPaused: () => true }

/** Reads the lists of a search that are read on demand. Shows nothing. */
export function ListReaders({ lists, upTo }: ListReadersProps) {
  const { plan } = usePlace()
  const active = use(ActiveContext)
  return lists.map(({ source: name }, place) => {
    const source = plan.sources[name]
    const mayAsk = upTo === undefined || place <= upTo
    return (
      source?.onDemand === true && (
        // One that may ask now is another reader: only a new one asks by itself.
        <SourceReader
          key={`${name} ${mayAsk}`}
          name={name}
          source={source}
          active={active}
          asking={mayAsk ? once : never}
        />
      )
    )
  })
}
