import type { ReactNode, Ref } from 'react'
import { joinNames } from './joinNames.ts'
import styles from './Page.module.css'

export interface PageProps {
  /** The nav bar, and whatever stays above the content. */
  header?: ReactNode
  /** Below the content: the tab bar, or the bar with the main button. */
  footer?: ReactNode
  /** The page's own scroller, for keeping its place and for endless lists. */
  scroller?: Ref<HTMLElement> | undefined
  /** Content reaches the edges. */
  flush?: boolean | undefined
  children: ReactNode
}

/** The frame of a screen: the body never scrolls, the middle does. */
export function Page({ header, footer, scroller, flush, children }: PageProps) {
  return (
    <div className={styles.page}>
      {header}
      <main ref={scroller} className={styles.scroller}>
        <div className={joinNames(styles.content, flush && styles.flush)}>{children}</div>
      </main>
      {footer}
    </div>
  )
}
