import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  readonly title: string
  readonly text?: string | undefined
  readonly actions?: ReactNode
}

/** Names the page: takes the focus when the page opens, so that a screen reader says where one is, and has it begin at its top. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Playbill desk`
  }, [title])
  // Once, and before anybody can type: later it would take the focus from them.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // All pages scroll in the same place, which stands where the page before was left.
    const scroller = heading.current?.closest('main')
    if (scroller) scroller.scrollTop = 0
  }, [])
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
