import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  title: string
  text?: string | undefined
  icon?: IconName | undefined
  /** Way out of it, usually a button. */
  action?: ReactNode
}

/** There is nothing here, and that is not a fault. */
export function EmptyState({ title, text, icon = 'inbox', action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.picture}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
