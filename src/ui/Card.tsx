import { useId, type ReactNode } from 'react'
import { joinNames } from './joinNames.ts'
import styles from './Card.module.css'

export interface CardProps {
  title?: string | undefined
  /** At the right of the title. */
  action?: ReactNode
  /** Content reaches the edges, for lists and pictures. */
  flush?: boolean | undefined
  children: ReactNode
}

/** A surface that holds what belongs together. */
export function Card({ title, action, flush, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {action}
        </header>
      )}
      <div className={joinNames(!flush && styles.body)}>{children}</div>
    </section>
  )
}
