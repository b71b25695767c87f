import { useMemo } from 'react'
import type { SearchBlock } from '../../../format/blocks/search.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Titled } from '../../parts/Titled.tsx'
import { useText } from '../../reading/useDerived.ts'
import type { Entry } from './finding/find.ts'
import { FoundList, type FoundRows } from './FoundList.tsx'
import styles from './Shelves.module.css'

interface ShelvesProps {
  readonly block: Pick<SearchBlock, 'recent' | 'favourites' | 'start'>
  readonly entries: readonly Entry[]
  readonly recent: readonly string[]
  readonly starred: readonly string[]
  /** Not all that can be found is known yet. */
  readonly isReading: boolean
  readonly rows: FoundRows
}

/** So many of what was opened lately are shown: more would push the stars out of sight. */
const MOST_RECENT = 6

/** Entries opened lately and those with a star, as far as the lists still have them. */
export function Shelves({ block, entries, recent, starred, isReading, rows }: ShelvesProps) {
  const start = useText(block.start)
  const recentTitle = useText(block.recent?.title)
  const starredTitle = useText(block.favourites?.title)
  const byKey = useMemo(() => new Map(entries.map((entry) => [entry.key, entry])), [entries])
  const found = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? [])
  const shelves = [
    ...(block.recent ? [{ title: recentTitle, found: found(recent).slice(0, MOST_RECENT) }] : []),
    ...(block.favourites ? [{ title: starredTitle, found: found(starred) }] : []),
  ].filter((shelf) => shelf.found.length > 0)

  if (shelves.length === 0) {
    const mayCome = (block.recent ? recent.length : 0) + (block.favourites ? starred.length : 0) > 0
    if (isReading && mayCome) return <Skeleton shape="cell" count={4} />
    return start === '' ? null : <p className={styles.start}>{start}</p>
  }
  return shelves.map(({ title, found }) => (
    <Titled key={title} title={title}>
      <FoundList entries={found} label={title} rows={rows} />
    </Titled>
  ))
}
