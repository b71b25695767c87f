import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export interface BottomBarProps {
  children: ReactNode
}

/**
 * Content of a page that belongs beneath its scroller: always in sight, and never over what scrolls, so that no target
 * is covered (WCAG 2.4.11, 2.5.8). Outside a page it is where it is written.
 */
export function BottomBar({ children }: BottomBarProps) {
  const box = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<Element | null>()
  useLayoutEffect(() => setPage(box.current?.closest('main')?.parentElement ?? null), [])
  return (
    <div ref={box}>
      {page === null && children}
      {page && createPortal(children, page)}
    </div>
  )
}
