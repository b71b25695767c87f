import { useCallback, useMemo, useRef } from 'react'
import type { SearchBlock } from '../../../format/blocks/search.ts'
import { searchedLists } from '../../../format/blocks/searchedLists.ts'
import { memberOf } from '../../../format/isObject.ts'
import { useText } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import { FailedLists } from './FailedLists.tsx'
import { briefly } from './finding/runInSlices.ts'
import { Found } from './Found.tsx'
import { ListReaders } from './ListReaders.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchHead } from './SearchHead.tsx'
import { searchKeys } from './searchKeys.ts'
import styles from './SearchView.module.css'
import { Shelves } from './Shelves.tsx'
import { useFound } from './useFound.ts'
import { useLists } from './useLists.ts'
import { useSearchIndex } from './useSearchIndex.ts'
import { useOpenRow } from './useOpenRow.ts'
import { useRowReader } from './useRowReader.ts'
import { useShelves } from './useShelves.ts'

// In one file with what it is prepared by: that is loaded ahead of it.
export { PreparedSearch } from './PreparedSearch.tsx'

/** Where in the history a row was opened from. One who comes back there goes on reading; a keyboard would cover it. */
let leftAt: unknown
const historyPlace = () => memberOf(window.history.state, 'idx')

/** A field that finds rows of several lists, and what was opened lately or has a star while nothing is typed. */
export function SearchView({ block }: { readonly block: SearchBlock }) {
  const translate = useTranslate()
  const label = useText(block.label)
  const hint = useText(block.hint)
  const groupLabel = useText(block.groups?.label)
  const box = useRef<HTMLDivElement>(null)

  const lists = useMemo(() => searchedLists(block), [block])
  const { turn, failed } = useLists(lists)
  const { entries, isUnderWay } = useSearchIndex(lists, briefly)
  const isReading = turn !== undefined || isUnderWay

  const { recent, starred, isKnown, star } = useShelves()
  const { text, type, settle, groups, group, choose, found } = useFound({ block, entries, isReading, isKnown })

  const handleLeave = useCallback(() => {
    leftAt = historyPlace()
    settle()
  }, [settle])
  const openRow = useOpenRow(handleLeave)
  const read = useRowReader(block)
  const hasStars = block.favourites !== undefined
  const rows = useMemo(
    () => ({
      groupNames: groups.names,
      starred: hasStars ? new Set(starred) : undefined,
      onStar: star,
      onOpen: openRow,
      read,
    }),
    [groups.names, hasStars, starred, star, openRow, read],
  )

  function handleType(next: string): void {
    // To the best of what it finds; the field itself stays in sight.
    box.current?.scrollIntoView()
    type(next)
  }

  function wantsFocus(): boolean {
    const isBack = leftAt !== undefined && leftAt === historyPlace()
    leftAt = undefined
    return !isBack && text === ''
  }

  return (
    <div ref={box} className={styles.search}>
      <ListReaders lists={lists} upTo={turn} />
      <SearchHead
        label={groupLabel}
        options={groups.options}
        group={group}
        onGroup={choose}
        count={found?.length}
        place={turn === undefined ? undefined : turn + 1}
        of={lists.length}
      >
        <SearchField
          label={label}
          hint={hint}
          clearLabel={translate(searchKeys.clear)}
          text={text}
          wantsFocus={wantsFocus}
          onType={handleType}
          onDone={() => box.current?.querySelector<HTMLElement>('li button')?.focus()}
        />
      </SearchHead>
      {failed.length > 0 && <FailedLists lists={failed} isAll={failed.length === lists.length} />}
      {found ? (
        <Found
          block={block}
          found={found}
          isReading={isReading}
          isBlind={entries.length === 0 && failed.length > 0}
          onWiden={group === '' ? undefined : () => choose('')}
          rows={rows}
        />
      ) : (
        <Shelves block={block} entries={entries} recent={recent} starred={starred} isReading={isReading} rows={rows} />
      )}
    </div>
  )
}
