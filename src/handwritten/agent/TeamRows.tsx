import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, memo } from 'react'
import { useTranslate, useDisplay } from '../../renderer/reading/language.ts'
import { findScroller, observeRowOffset, observeRowRect, useRowsTop } from '../../renderer/parts/rowWindow.ts'
import { copyKeys } from './copyKeys.ts'
import type { TeamTree, FoundMember } from './createTeamTree.ts'
import type { TreeRow } from './createTreeRows.ts'
import { turn, findByName, moveInTree } from './moveInTree.ts'
import styles from './TeamRows.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { canRetry, wordsOf } from '../../renderer/asking/failures.ts'
import { MoneyText } from '../../ui/MoneyText.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

/** Letters that follow one another sooner than this, in milliseconds, are one name. */
const ONE_NAME_WITHIN = 700

/** The height of a row, which the style sheet gives it. */
const HEIGHT = 56

interface TeamRowsProps {
  readonly tree: TeamTree
  readonly rows: readonly TreeRow[]
  /** The key of the row that the focus goes to at first; none to leave it where it is. */
  readonly start?: string | undefined
}

/** The open part of the team as an ARIA tree; only the rows in sight and the current one are in the page. */
export function TeamRows({ tree, rows, start }: TeamRowsProps) {
  const translate = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const top = useRowsTop(box, scroller)
  const [wanted, setWanted] = useState(start)
  const [isMoving, setMoving] = useState(start !== undefined)
  // A row that is gone leaves the place to the first.
  const current = Math.max(
    0,
    rows.findIndex(({ key }) => key === wanted),
  )
  const currentKey = rows[current]?.key
  useLayoutEffect(() => setScroller(box.current && findScroller(box.current)), [])

  // Its functions change what they return, so nothing of them may be memoised here; nothing is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    scrollMargin: top,
    overscan: 6,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      // The focus is on it, or will be.
      return indexes.includes(current) ? indexes : [...indexes, current].sort((a, b) => a - b)
    },
    initialRect: { width: 0, height: window.innerHeight },
    observeElementRect: observeRowRect,
    observeElementOffset: observeRowOffset,
  })

  useLayoutEffect(() => {
    if (!isMoving) return
    setMoving(false)
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [isMoving])

  const press = useCallback(
    (row: TreeRow) => {
      const action = turn(row)
      if (action) tree[action](row.key)
    },
    [tree],
  )

  function moveTo(index: number): void {
    setWanted(rows[index]?.key)
    setMoving(true)
  }

  const handleKeyDown = useTreeKeys({ tree, rows, current, onMove: moveTo })

  return (
    <>
      {/* Always there: what came between a press and its release would push the row away from under the finger. */}
      <TeamPath
        path={wanted === undefined || currentKey === undefined ? [] : tree.pathTo(currentKey)}
        onGo={(key) =>
          moveTo(
            Math.max(
              0,
              rows.findIndex((row) => row.key === key),
            ),
          )
        }
      />
      {/* The rows carry the focus; their keys come up to the tree. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={box}
        role="tree"
        aria-label={translate(copyKeys.label)}
        className={styles.tree}
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={handleKeyDown}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          return (
            row && (
              <TeamRow
                key={key}
                row={row}
                isCurrent={index === current}
                offset={start - top}
                onPress={press}
                onFocus={setWanted}
              />
            )
          )
        })}
      </div>
    </>
  )
}

interface TreeKeysOptions {
  readonly tree: TeamTree
  readonly rows: readonly TreeRow[]
  /** The place of the row that has the focus. */
  readonly current: number
  readonly onMove: (index: number) => void
}

/** Keys of an ARIA tree: arrows move, open and close, letters find a name. */
function useTreeKeys({ tree, rows, current, onMove }: TreeKeysOptions): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 })
  const currentKey = rows[current]?.key

  function findTyped({ key, timeStamp }: KeyboardEvent): void {
    const { text, at } = typed.current
    const next = timeStamp - at < ONE_NAME_WITHIN ? text + key : key
    typed.current = { text: next, at: timeStamp }
    const index = findByName(rows, current, next)
    if (index >= 0) onMove(index)
  }

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || currentKey === undefined) return
    const move = moveInTree(event.key, rows, current)
    if (move !== undefined || event.key.startsWith('Arrow') || event.key === ' ') event.preventDefault()
    if (move === 'open' || move === 'close') tree[move](currentKey)
    else if (move) onMove(move.to)
    else if (event.key.length === 1 && event.key !== ' ') findTyped(event)
  }
}

interface TeamPathProps {
  /** From the top down to the row where the member is; empty at the start. */
  readonly path: readonly FoundMember[]
  /** Leads to a row, or to the top for the empty key. */
  readonly onGo: (key: string) => void
}

/** The members above the current row: where one is in a deep team, and the way back up. */
function TeamPath({ path, onGo }: TeamPathProps) {
  const translate = useTranslate()
  const steps = [
    { key: '', name: translate(copyKeys.top) },
    ...path.map(({ key, member }) => ({ key, name: member.username })),
  ]
  return (
    <nav aria-label={translate(copyKeys.path)} className={styles.path}>
      <ol>
        {steps.map(({ key, name }, index) => (
          <li key={key}>
            {index > 0 && <Icon name="chevronRight" size={14} />}
            {index === steps.length - 1 ? (
              <span aria-current="location">{name}</span>
            ) : (
              <button type="button" onClick={() => onGo(key)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface TeamRowProps {
  readonly row: TreeRow
  /** The one row that the Tab key comes to. */
  readonly isCurrent: boolean
  /** How far it is below the top of the tree, in px. */
  readonly offset: number
  readonly onPress: (row: TreeRow) => void
  readonly onFocus: (key: string) => void
}

/** One member: name, balance, and whether those below are shown, on their way, or could not be read. */
const TeamRow = memo(function TeamRow({ row, isCurrent, offset, onPress, onFocus }: TeamRowProps) {
  const display = useDisplay()
  const translate = useTranslate()
  const { member, level, place, siblings, state, failure } = row
  const isOpen = state === 'open' || state === 'opening'
  return (
    // Keys are the tree's affair.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      tabIndex={isCurrent ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={state === 'leaf' ? undefined : isOpen}
      aria-busy={state === 'opening' || undefined}
      aria-selected={isCurrent}
      className={styles.row}
      data-state={state}
      style={{ '--level': level, transform: `translateY(${offset}px)` }}
      onClick={() => onPress(row)}
      onFocus={() => onFocus(row.key)}
    >
      <span className={styles.mark}>
        {state === 'opening' ? (
          <Spinner size={16} />
        ) : state === 'leaf' ? (
          <Icon name="user" size={16} />
        ) : (
          <Icon name="chevronRight" size={16} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{member.username}</span>
        {state === 'failed' && (
          <span className={styles.failed}>
            {canRetry(failure) ? translate(copyKeys.rowFailed) : wordsOf(failure, translate)}
          </span>
        )}
      </span>
      <MoneyText text={display(member.balance, 'krw')} />
    </div>
  )
})
