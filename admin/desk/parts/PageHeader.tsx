import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useIsAtWork } from './Arrival.tsx'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  readonly title: string
  readonly text?: string | undefined
  readonly actions?: ReactNode
}

/** Names the page: takes the focus when the page opens, so that a screen reader says where one is, and has it begin at its top. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isAtWork = useIsAtWork()
  useEffect(() => {
    document.title = `${title} · Playbill desk`
  }, [title])
  const arrive = useEffectEvent(() => {
    // The page's code may come late: an operator who is typing or in the phone by then keeps the focus.
    if (!isAtWork()) heading.current?.focus({ preventScroll: true })
    // All pages scroll in the same place, which stands where the page before was left.
    const scroller = heading.current?.closest('main')
    if (scroller) scroller.scrollTop = 0
  })
  useLayoutEffect(() => arrive(), [])
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
