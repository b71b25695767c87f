import { useState, type ReactNode } from 'react'
import styles from './messages.module.css'

export interface FoldProps {
  /** Says what is folded. */
  readonly label: string
  /** Opens it: it differs from the usual, or holds an error. */
  readonly isNeeded: boolean
  readonly children: ReactNode
}

/** Fields that are seldom needed, behind a line that says which. */
export function Fold({ label, isNeeded, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isNeeded)
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded !== wasNeeded) {
    setNeeded(isNeeded)
    if (isNeeded) setOpen(true)
  }
  return (
    <details className={styles.fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
