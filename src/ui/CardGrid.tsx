import { Children, type ReactNode } from 'react'
import styles from './CardGrid.module.css'

export interface CardGridProps {
  label?: string | undefined
  columns?: 1 | 2 | 3 | 4 | undefined
  /** In one line that is swiped, the last one in sight cut off. */
  line?: boolean | undefined
  children: ReactNode
}

/** Cards side by side, as a list so that screen readers say how many. */
export function CardGrid({ label, columns = 2, line = false, children }: CardGridProps) {
  return (
    <ul className={line ? styles.line : styles.grid} data-columns={columns} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  )
}

/** As many columns as a grid can have, of so many. */
export const gridColumns = (wanted: number): NonNullable<CardGridProps['columns']> =>
  ([1, 2, 3] as const).find((columns) => columns >= wanted) ?? 4
