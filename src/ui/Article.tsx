import type { ReactNode } from 'react'
import styles from './Article.module.css'

/** Running text with headings, lists and tables, from the platform or from copy. */
export function Article({ children }: { children: ReactNode }) {
  return <div className={styles.article}>{children}</div>
}
