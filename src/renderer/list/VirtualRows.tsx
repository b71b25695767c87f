import { measureElement, observeElementRect, useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { findScroller } from './findScroller.ts'
import { RecordLine } from './RecordLine.tsx'
import type { RecordRowsProps } from './RecordRows.tsx'
import styles from './RecordRows.module.css'

/** A record with three cells; measured once it is in the page. */
const ESTIMATE = 128

/** Rows of a long list, of which only those in sight are in the page. The screen's own scroller moves them. */
export function VirtualRows({ rows, template, label, isOpenEnded }: RecordRowsProps) {
  const box = useRef<HTMLUListElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const top = useTop(box, scroller)
  useLayoutEffect(() => setScroller(box.current && findScroller(box.current)), [])

  // Its functions change what they return, so nothing of them may be memoised here; nothing is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ESTIMATE,
    getItemKey: (index) => rows[index]?.key ?? index,
    scrollMargin: top,
    overscan: 6,
    initialRect: { width: 0, height: window.innerHeight },
    observeElementRect: observeRect,
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
              <RecordLine row={entry.row} template={template} />
            </li>
          )
        )
      })}
    </ul>
  )
}

/** A scroller that is not laid out, as in a hidden screen, still shows a screenful. */
function observeRect(instance: Virtualizer<HTMLElement, Element>, onRect: (rect: Rect) => void) {
  return observeElementRect(instance, ({ width, height }) => onRect({ width, height: height === 0 ? window.innerHeight : height }))
}

/** How far down in its scroller the list begins; what stands above it may grow. */
function useTop(box: { readonly current: HTMLElement | null }, scroller: HTMLElement | null): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const list = box.current
    if (!list || !scroller) return undefined
    const measure = () => setTop(Math.round(list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop))
    measure()
    if (typeof ResizeObserver !== 'function') return undefined
    const watch = new ResizeObserver(measure)
    for (const child of scroller.children) watch.observe(child)
    return () => watch.disconnect()
  }, [box, scroller])
  return top
}
