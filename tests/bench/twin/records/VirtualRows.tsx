import { useVirtualizer } from '@tanstack/react-virtual'
import { use, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { ScrollerContext } from '../shell/ScrollerContext.ts'
import { RecordLine, type OpenedRowsProps } from './RecordRows.tsx'
import styles from './records.module.css'

const ESTIMATE = 128

/** Rows of a long list; only the visible ones are in the page. */
export function VirtualRows({ records, ...others }: OpenedRowsProps) {
  const scroller = use(ScrollerContext)
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!list.current || !scroller.current) return
    setTop(
      Math.round(
        list.current.getBoundingClientRect().top -
          scroller.current.getBoundingClientRect().top +
          scroller.current.scrollTop,
      ),
    )
  }, [scroller])

  // A new function would make every row be measured again, and a scroll renders.
  const getItemKey = useCallback((index: number) => records[index]?.out_trade_no ?? index, [records])
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoised here
  const virtualizer = useVirtualizer({
    count: records.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATE,
    getItemKey,
    scrollMargin: top,
    overscan: 6,
  })
  return (
    <ul ref={list} className={styles.window} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const record = records[index]
        return (
          record && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={others.hasMore ? -1 : records.length}
              aria-posinset={index + 1}
              className={styles.placed}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <RecordLine {...others} record={record} />
            </li>
          )
        )
      })}
    </ul>
  )
}
