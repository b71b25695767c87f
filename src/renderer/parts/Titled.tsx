import type { ReactNode } from 'react'
import styles from './Titled.module.css'

export interface TitledProps {
  /** Empty for a block without one. */
  title: string
  /** Small buttons at the end of the title's line. */
  actions?: ReactNode
  children: ReactNode
}

/** A block beneath its heading. */
export function Titled({ title, actions, children }: TitledProps) {
  if (title === '' && actions === undefined) return children
  return (
    <div className={styles.titled}>
      <div className={styles.head}>
        {title !== '' && <h2 className={styles.title}>{title}</h2>}
        {actions}
      </div>
      {children}
    </div>
  )
}
