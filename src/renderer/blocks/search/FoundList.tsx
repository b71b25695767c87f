import { Suspense, useCallback } from 'react'
import { later } from '../../../ui/later.tsx'
import type { Entry } from './finding/find.ts'
import { FoundRow, type FoundRowProps } from './FoundRow.tsx'
import styles from './FoundList.module.css'

const VirtualItems = later(async () => (await import('../../parts/VirtualItems.tsx')).VirtualItems)

/** More rows than this and only those in sight are in the page. */
const MOST_PLAIN_ROWS = 20
/** A row with one line of title, and what is between two. */
const ESTIMATE = 72

/** What all rows of a search share. */
export interface FoundRows extends Pick<FoundRowProps, 'onStar' | 'onOpen'> {
  readonly groupNames: ReadonlyMap<string, string>
  readonly starred: ReadonlySet<string> | undefined
}

interface FoundListProps {
  readonly entries: readonly Entry[]
  readonly label: string
  readonly rows: FoundRows
}

export function FoundList(props: FoundListProps) {
  const { entries } = props
  if (entries.length <= MOST_PLAIN_ROWS) return <PlainList {...props} />
  return (
    <Suspense fallback={<PlainList {...props} entries={entries.slice(0, MOST_PLAIN_ROWS)} />}>
      <LongList {...props} />
    </Suspense>
  )
}

function PlainList({ entries, label, rows }: FoundListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Row entry={entry} rows={rows} />
        </li>
      ))}
    </ul>
  )
}

function LongList({ entries, label, rows }: FoundListProps) {
  const keyAt = useCallback((index: number) => entries[index]?.key ?? index, [entries])
  function rowAt(index: number) {
    const entry = entries[index]
    return entry && <Row entry={entry} rows={rows} />
  }
  return <VirtualItems count={entries.length} keyAt={keyAt} itemAt={rowAt} estimate={ESTIMATE} label={label} />
}

const Row = ({ entry, rows }: { readonly entry: Entry; readonly rows: FoundRows }) => (
  <FoundRow
    entry={entry}
    groupName={rows.groupNames.get(entry.group)}
    isStarred={rows.starred?.has(entry.key)}
    onStar={rows.onStar}
    onOpen={rows.onOpen}
  />
)
