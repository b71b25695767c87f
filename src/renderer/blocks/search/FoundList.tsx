import { memo, useState } from 'react'
import { useLoaded } from '../../../ui/useLoaded.ts'
import { later } from '../../../ui/later.tsx'
import { resultRowHeight, ResultRow } from '../../../ui/ResultRow.tsx'
import type { Entry } from './finding/find.ts'
import styles from './FoundList.module.css'
import type { Reader } from '../../reading/reader.ts'
import { readBadge, readPicture } from '../../reading/display.ts'
import { searchKeys } from './searchKeys.ts'

/** One row that was found. Each letter changes all of them: none has a scope, a derivation or an action of its own. */
const FoundRow = memo(function FoundRow({ entry, read, groupName, isStarred, onStar, onOpen }: FoundRowProps) {
  const { title, note, image, badge } = entry.list.row
  const inRow = read.row(entry.row)
  const words = inRow.text(title)
  const second = inRow.text(note)
  const picture = inRow.value(image)
  return (
    <ResultRow
      title={words}
      note={second === '' ? groupName : second}
      image={(typeof picture === 'string' ? readPicture(picture) : undefined) ?? ''}
      badge={readBadge(inRow, badge)}
      onClick={onOpen && (() => onOpen(entry))}
      star={
        isStarred === undefined
          ? undefined
          : {
              label: read.translate(searchKeys.star, { name: words }),
              isOn: isStarred,
              onToggle: () => onStar(entry.key, !isStarred),
            }
      }
    />
  )
})

const VirtualItems = later(async () => (await import('../../parts/VirtualItems.tsx')).VirtualItems)

/** More rows than this and only those in sight are in the page. */
const MOST_PLAIN_ROWS = 8
/** Gap between two rows, in px. */
const GAP = 8

/** Props shared by all rows of a search. */
export interface FoundRows extends Pick<FoundRowProps, 'read' | 'onStar' | 'onOpen'> {
  readonly groupNames: ReadonlyMap<string, string>
  readonly starred: ReadonlySet<string> | undefined
}

interface FoundListProps {
  readonly entries: readonly Entry[]
  readonly label: string
  readonly rows: FoundRows
}

/** Not drawn again with a letter that has found nothing yet. */
export const FoundList = memo(function FoundList(props: FoundListProps) {
  if (props.entries.length <= MOST_PLAIN_ROWS) return <PlainList {...props} />
  return <LongList {...props} />
})

function PlainList({ entries, label, rows }: FoundListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {entries.map((entry, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- each letter finds others: rows change, and are not made anew
        <li key={place}>
          <Row entry={entry} rows={rows} />
        </li>
      ))}
    </ul>
  )
}

function LongList(props: FoundListProps) {
  const { entries, label, rows } = props
  const isLoaded = useLoaded(VirtualItems)
  const [height] = useState(() => GAP + resultRowHeight(rootFont()))
  function rowAt(index: number) {
    const entry = entries[index]
    return entry && <Row entry={entry} rows={rows} />
  }
  if (!isLoaded) return <PlainList {...props} entries={entries.slice(0, MOST_PLAIN_ROWS)} />
  return (
    <VirtualItems
      count={entries.length}
      keyAt={placeOf}
      itemAt={rowAt}
      estimate={height}
      isEven
      overscan={3}
      label={label}
    />
  )
}

const placeOf = (index: number) => index
const rootFont = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

const Row = ({ entry, rows }: { readonly entry: Entry; readonly rows: FoundRows }) => (
  <FoundRow
    entry={entry}
    read={rows.read}
    groupName={rows.groupNames.get(entry.group)}
    isStarred={rows.starred?.has(entry.key)}
    onStar={rows.onStar}
    onOpen={entry.list.row.do && rows.onOpen}
  />
)

interface FoundRowProps {
  readonly entry: Entry
  /** Reads rows; another one when what they say may have changed. */
  readonly read: Reader
  /** Name of its group. */
  readonly groupName: string | undefined
  /** Undefined where rows have no stars. */
  readonly isStarred: boolean | undefined
  readonly onStar: (key: string, isStarred: boolean) => void
  /** Undefined where a tap does nothing. */
  readonly onOpen: ((entry: Entry) => void) | undefined
}
