import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { findScroller } from './findScroller.ts'
import { RecordLine } from './RecordLine.tsx'
import type { RecordRowsProps } from './RecordRows.tsx'
import { observeRowRect, useRowsTop } from './rowWindow.ts'
import { useOpenKey } from './useOpenRow.ts'
import styles from './RecordRows.module.css'

/** A record with three cells; measured once it is in the page. */
const ESTIMATE = 128

/** Rows of a long list; only those in sight are in the page. The screen's own scroller moves them. */
export function VirtualRows({ rows, template, label, isOpenEnded }: RecordRowsProps) {
  const box = useRef<HTMLUListElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  // Read once: to ask the window for its height is to have the whole page laid out.
  const [initialRect] = useState(() => ({ width: 0, height: window.innerHeight }))
  const top = useRowsTop(box, scroller)
  const openKey = useOpenKey()
  const openIndex = openKey === undefined ? -1 : rows.findIndex(({ key }) => key === openKey)
  useLayoutEffect(() => setScroller(box.current && findScroller(box.current)), [])

  // Another function would have every row measured again, and a scroll renders.
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows])
  // Its functions change what they return, so nothing of them may be memoised here; nothing is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ESTIMATE,
    getItemKey,
    scrollMargin: top,
    overscan: 6,
    // What is typed in an open row stays when it is scrolled away.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), openIndex),
    initialRect,
    observeElementRect: observeRowRect,
    // What is not laid out has no height, and rows without one would all be in sight.
    measureElement: (...row) => measureElement(...row) || ESTIMATE,
  })

  return (
    <ul ref={box} aria-label={label} className={styles.window} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const entry = rows[index]
        return (
          entry && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={isOpenEnded ? -1 : rows.length}
              aria-posinset={index + 1}
              className={styles.placed}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <RecordLine name={entry.key} row={entry.row} template={template} />
            </li>
          )
        )
      })}
    </ul>
  )
}

const withRow = (indexes: number[], index: number) =>
  index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b)
