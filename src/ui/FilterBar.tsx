import type { ReactNode } from 'react'
import styles from './FilterBar.module.css'

/** Compact fields in a row above a list; scrolls sideways when they do not fit. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.bar} aria-label={label}>
      {children}
    </fieldset>
  )
}
