import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { findScroller, observeRowOffset, observeRowRect, useRowsTop } from './rowWindow.ts'
import styles from './VirtualItems.module.css'

export interface VirtualItemsProps {
  readonly count: number
  /** Keep it: with another function all items are measured again. */
  readonly keyAt: (index: number) => string | number
  readonly itemAt: (index: number) => ReactNode
  /** The height of an item in px until it is in the page. */
  readonly estimate: number
  /** Heights of items that have been in the page, by key; those that come into it are added. */
  readonly heights?: Map<string | number, number>
  /** All are as high as that, so that none is measured. */
  readonly isEven?: boolean
  /** Items before and after those in sight. */
  readonly overscan?: number
  /** The list's name for screen readers. */
  readonly label: string | undefined
  /** There are more items than these. */
  readonly isOpenEnded?: boolean
  /** One that stays in the page wherever it is; below 0 for none. */
  readonly kept?: number
}

/** Items of a long list; only those in sight are in the page. The screen's own scroller moves them. */
export function VirtualItems({
  count,
  keyAt,
  itemAt,
  estimate,
  heights,
  isEven = false,
  overscan = 6,
  label,
  isOpenEnded = false,
  kept = -1,
}: VirtualItemsProps) {
  const box = useRef<HTMLUListElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  // Read once: to ask the window for its height is to have the whole page laid out.
  const [initialRect] = useState(() => ({ width: 0, height: window.innerHeight }))
  const top = useRowsTop(box, scroller)
  useLayoutEffect(() => setScroller(box.current && findScroller(box.current)), [])

  // Its functions change what they return, so nothing of them may be memoised here; nothing is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: (index) => heights?.get(keyAt(index)) || estimate,
    getItemKey: keyAt,
    scrollMargin: top,
    overscan,
    rangeExtractor: (range) => withItem(defaultRangeExtractor(range), kept),
    initialRect,
    observeElementRect: observeRowRect,
    observeElementOffset: observeRowOffset,
    measureElement(item, entry, of) {
      const height = measureElement(item, entry, of)
      const index = of.indexFromElement(item)
      // What is not laid out has no height, and items without one would all be in sight.
      if (height === 0) return of.options.estimateSize(index)
      heights?.set(keyAt(index), height)
      return height
    },
  })

  return (
    <ul ref={box} aria-label={label} className={styles.window} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(
        ({ index, key, start }) =>
          index < count && (
            <li
              key={key}
              ref={isEven ? undefined : virtualizer.measureElement}
              data-index={index}
              aria-setsize={isOpenEnded ? -1 : count}
              aria-posinset={index + 1}
              className={styles.placed}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {itemAt(index)}
            </li>
          ),
      )}
    </ul>
  )
}

const withItem = (indexes: number[], index: number) =>
  index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b)
