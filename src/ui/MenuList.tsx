import type { ReactNode } from 'react'
import styles from './MenuCell.module.css'

/** A menu on one surface. */
export function MenuList({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
