import { useMemo } from 'react'
import { searchedLists } from '../../../format/blocks/searchedLists.ts'
import type { ShelfBlock } from '../../../format/blocks/shelf.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Mark } from '../../../ui/Mark.tsx'
import { SourcesFailed } from '../../parts/SourcesFailed.tsx'
import { readPicture } from '../../reading/display.ts'
import type { Reader } from '../../reading/reader.ts'
import { useText } from '../../reading/useDerived.ts'
import type { Entry } from './finding/find.ts'
import { whenIdle } from './finding/runInSlices.ts'
import { ListReaders } from './ListReaders.tsx'
import styles from './Shelf.module.css'
import { useLists } from './useLists.ts'
import { useOpenRow } from './useOpenRow.ts'
import { useRowReader } from './useRowReader.ts'
import { useSearchIndex } from './useSearchIndex.ts'
import { useShelves } from './useShelves.ts'

/** So many of what was opened lately, and of all: more is the search's. */
const MOST_RECENT = 6
const MOST = 12
/** Edge of a picture, in px: with its name it is as high as a shortcut. */
const PICTURE = 52

/** Rows opened lately and then those with a star, in one line. A list not read yet is read for what no other has. */
export function Shelf({ block }: { readonly block: ShelfBlock }) {
  const label = useText(block.label)
  const lists = useMemo(() => searchedLists(block), [block])
  const { turn, hasKnown, failed } = useLists(lists)
  const { entries, isUnderWay } = useSearchIndex(lists, whenIdle)
  const { recent, starred } = useShelves()
  const open = useOpenRow()
  const read = useRowReader(block)
  const byKey = useMemo(() => new Map(entries.map((entry) => [entry.key, entry])), [entries])

  const keys = [...new Set([...recent.slice(0, MOST_RECENT), ...starred])].slice(0, MOST)
  const isMissing = keys.some((key) => !byKey.has(key))
  const isReading = isMissing && (isUnderWay || !hasKnown || turn !== undefined)
  const shown = keys.filter((key) => isReading || byKey.has(key))
  return (
    <>
      <ListReaders lists={lists} upTo={isMissing && hasKnown && !isUnderWay ? turn : -1} />
      {isMissing && failed.length > 0 && <SourcesFailed names={failed.map(({ source }) => source)} compact />}
      {shown.length > 0 && (
        <ul aria-label={label} className={styles.shelf}>
          {shown.map((key) => {
            const entry = byKey.get(key)
            return (
              <li key={key} className={styles.item} aria-busy={entry === undefined || undefined}>
                {entry ? (
                  <Tile entry={entry} read={read} isStarred={starred.includes(key)} onOpen={open} />
                ) : (
                  <Mark image="" size={PICTURE} />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

interface TileProps {
  readonly entry: Entry
  readonly read: Reader
  readonly isStarred: boolean
  readonly onOpen: (entry: Entry) => void
}

function Tile({ entry, read, isStarred, onOpen }: TileProps) {
  const inRow = read.row(entry.row)
  const { title, image } = entry.list.row
  const picture = inRow.value(image)
  return (
    <button type="button" className={styles.tile} onClick={() => onOpen(entry)}>
      <span className={styles.picture}>
        <Mark image={(typeof picture === 'string' ? readPicture(picture) : undefined) ?? ''} size={PICTURE} />
        <span className={styles.corner}>
          <Icon name={isStarred ? 'star' : 'clock'} size={12} />
        </span>
      </span>
      <span className={styles.name}>{inRow.text(title)}</span>
    </button>
  )
}
