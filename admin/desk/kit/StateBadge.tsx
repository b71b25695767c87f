import type { ReactNode } from 'react'
import { joinNames } from '../../../src/ui/joinNames.ts'
import badge from '../../../src/ui/Badge.module.css'
import styles from './StateBadge.module.css'

export interface StateBadgeProps {
  /** In a change, wrong before a publish, or with members. */
  readonly state: 'draft' | 'warning' | 'live'
  readonly children: ReactNode
}

/** How far something is on its way to members, in a word. */
export function StateBadge({ state, children }: StateBadgeProps) {
  return <span className={joinNames(badge.badge, styles[state])}>{children}</span>
}
