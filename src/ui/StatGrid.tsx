import type { ReactNode } from 'react'
import styles from './Stat.module.css'

export interface StatGridProps {
  columns?: 1 | 2 | 3 | undefined
  /** Characters of the longest figure, which all of them are sized by. */
  longest?: number | undefined
  children: ReactNode
}

/** Figures side by side, as a description list. */
export function StatGrid({ columns = 2, longest, children }: StatGridProps) {
  const style = longest === undefined ? undefined : { '--longest': longest }
  return (
    <dl className={styles.grid} data-columns={columns} style={style}>
      {children}
    </dl>
  )
}
