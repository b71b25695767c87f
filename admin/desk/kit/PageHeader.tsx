import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useIsAtWork } from './Arrival.tsx'
import styles from './PageHeader.module.css'
import { useWords } from '../words/useWords.ts'

export interface PageHeaderProps {
  readonly title: string
  readonly text?: string | undefined
  readonly actions?: ReactNode
}

/** Where the keyboard begins in a page, and goes on when what had the focus is gone. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('#page h1')?.focus()

/**
 * The heading of a page: takes the focus when the page opens, so that a screen reader announces it, and scrolls to the
 * top.
 */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  const { t } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAtWork = useIsAtWork()
  useEffect(() => {
    document.title = t('frame.title', { page: title })
  }, [title, t])
  const arrive = useEffectEvent(() => {
    // The page's code may load late: an operator who is typing or in the phone by then keeps the focus.
    if (!isAtWork()) heading.current?.focus({ preventScroll: true })
    // All pages share one scroller, which is where the previous page left it.
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
