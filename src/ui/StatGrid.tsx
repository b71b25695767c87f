import type { CSSProperties, ReactNode } from 'react'
import { joinNames } from './joinNames.ts'
import styles from './Stat.module.css'

export interface StatGridProps {
  columns?: 1 | 2 | 3 | undefined
  /** Lines between the figures, on a surface of their own. */
  framed?: boolean | undefined
  /** Characters of the longest figure, which all of them are sized by. */
  longest?: number | undefined
  children: ReactNode
}

/** Figures side by side, as a description list. */
export function StatGrid({ columns = 2, framed, longest, children }: StatGridProps) {
  const style = longest === undefined ? undefined : ({ '--longest': longest } as CSSProperties)
  return (
    <dl className={joinNames(styles.grid, framed && styles.framed)} data-columns={columns} style={style}>
      {children}
    </dl>
  )
}
