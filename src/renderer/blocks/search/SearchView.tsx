import { useCallback, useMemo, useRef, useEffect, useEffectEvent, type SubmitEvent, memo, type ReactNode } from 'react'
import type { SearchBlock } from '../../../format/blocks/search.ts'
import { searchedLists, type SearchedList } from '../../../format/blocks/searchedLists.ts'
import { memberOf } from '../../../format/value/isObject.ts'
import { useText, useDerived } from '../../reading/useDerived.ts'
import { useTranslate } from '../../reading/language.ts'
import { briefly } from './finding/runInSlices.ts'
import { ListReaders } from './ListReaders.tsx'
import { searchKeys } from './searchKeys.ts'
import styles from './SearchView.module.css'
import { Shelves } from './Shelves.tsx'
import { useFound } from './useFound.ts'
import { useLists } from './useLists.ts'
import { useOpenRow } from './useOpenRow.ts'
import { useRowReader } from './useRowReader.ts'
import { useSearchIndex } from './useSearchIndex.ts'
import { useShelves } from './useShelves.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useUi } from '../../../ui/UiProvider.tsx'
import type { Reader } from '../../reading/reader.ts'
import { useFailure } from '../../reading/useFailure.ts'
import { useAsk } from '../../sources/askAgain.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Entry } from './finding/find.ts'
import { FoundList, type FoundRows } from './FoundList.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { SelectField, type SelectOption } from '../../../ui/SelectField.tsx'

const readLabels = (read: Reader, lists: readonly SearchedList[]) => lists.map(({ label }) => read.text(label))

/** More would push away what was found in the others. */
const MOST_NAMED = 3

// In one file with what it is prepared by: that is loaded ahead of it.
export { PreparedSearch } from './PreparedSearch.tsx'
export { Shelf } from './Shelf.tsx'

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
        <TypedField
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

interface FailedListsProps {
  readonly lists: readonly SearchedList[]
  /** There are no others. */
  readonly isAll: boolean
}

/** Says which lists could not be read, in the platform's words where it refused, and reads them again on request. */
function FailedLists({ lists, isAll }: FailedListsProps) {
  const { texts } = useUi()
  const translate = useTranslate()
  const ask = useAsk()
  const labels = useDerived(lists, readLabels).value
  const names = [...new Set(lists.map(({ source }) => source))]
  const { refusal, canRetry, isAsking } = useFailure(names)
  const named = labels.length > MOST_NAMED ? [...labels.slice(0, MOST_NAMED), '…'] : labels
  return (
    <div role="alert">
      <Banner
        tone="neutral"
        icon="alert"
        action={
          canRetry && (
            <Button variant="secondary" size="small" busy={isAsking} onClick={() => void ask(names)}>
              {texts.retry}
            </Button>
          )
        }
      >
        {[isAll ? translate(searchKeys.failedAll) : translate(searchKeys.failed, { lists: named.join(', ') }), refusal]
          .filter((words) => words !== undefined)
          .join(' ')}
      </Banner>
    </div>
  )
}

interface FoundProps {
  readonly block: Pick<SearchBlock, 'label' | 'empty' | 'tips' | 'groups'>
  readonly found: readonly Entry[]
  /** Not all that can be found is known yet. */
  readonly isReading: boolean
  /** There is nothing to be found in: no list could be read. */
  readonly isBlind: boolean
  /** Looks in all groups; undefined where it does already. */
  readonly onWiden: (() => void) | undefined
  readonly rows: FoundRows
}

/** Results; or that they may still come, or that there are none and what else to try. */
function Found({ block, found, isReading, isBlind, onWiden, rows }: FoundProps) {
  const label = useText(block.label)
  const empty = useText(block.empty)
  const tips = useText(block.tips)
  const all = useText(block.groups?.all)
  if (found.length > 0) return <FoundList entries={found} label={label} rows={rows} />
  if (isReading) return <Skeleton shape="cell" count={4} />
  // What could not be read is said above.
  if (isBlind) return null
  return (
    <EmptyState
      icon="search"
      title={empty}
      text={tips === '' ? undefined : tips}
      action={
        onWiden && (
          <Button variant="secondary" onClick={onWiden}>
            {all}
          </Button>
        )
      }
    />
  )
}

interface TypedFieldProps {
  readonly label: string
  readonly hint: string
  readonly clearLabel: string
  readonly text: string
  /** Whether a member who comes here wants to type: not one who comes back from what was found. */
  readonly wantsFocus: () => boolean
  readonly onType: (text: string) => void
  /** Enter: to what was found. */
  readonly onDone: () => void
}

/** The field that is typed into, with the focus as soon as it shows. */
function TypedField({ label, hint, clearLabel, text, wantsFocus, onType, onDone }: TypedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const handleShown = useEffectEvent(() => {
    if (wantsFocus()) input.current?.focus({ preventScroll: true })
  })
  // On every return to the screen too: a hidden one has no effects.
  useEffect(() => handleShown(), [])

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    onDone()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Enter is the form's; <search> has none
    <form role="search" aria-label={label} onSubmit={handleSubmit}>
      <SearchField
        label={label}
        clearLabel={clearLabel}
        placeholder={hint}
        value={text}
        onChange={onType}
        input={input}
      />
    </form>
  )
}

interface SearchLineProps {
  /** The name of the groups. */
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly group: string
  readonly onGroup: (group: string) => void
  /** How many were found; undefined while nothing is wanted. */
  readonly count: number | undefined
  /** The list that is being read, from 1 on; undefined once all are. */
  readonly place: number | undefined
  /** How many lists there are. */
  readonly of: number
}

/** The field, the groups to choose from, and how far the search is; it stays in sight above what is found. */
function SearchHead({ children, ...line }: SearchLineProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.head}>
      {children}
      <SearchLine {...line} />
    </div>
  )
}

const SearchLine = memo(function SearchLine({ label, options, group, onGroup, count, place, of }: SearchLineProps) {
  const translate = useTranslate()
  const said = [
    count === undefined ? '' : translate(searchKeys.found, { count }),
    place === undefined ? '' : translate(searchKeys.reading),
  ].filter((words) => words !== '')
  return (
    <div className={styles.line}>
      {options.length > 2 && <SelectField compact label={label} options={options} value={group} onChange={onGroup} />}
      <p className={styles.status}>
        {/* Not which list it is at: a screen reader would read out every number. */}
        <output>{said.join(' · ')}</output>
        {place !== undefined && <span aria-hidden="true">{` ${place}/${of}`}</span>}
      </p>
    </div>
  )
})
