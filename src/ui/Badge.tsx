import type { ReactNode } from 'react'
import { joinNames } from './joinNames.ts'
import type { Tone } from './tones.ts'
import tones from './tones.module.css'
import styles from './Badge.module.css'

export interface BadgeProps {
  tone?: Tone | undefined
  children: ReactNode
}

/** A state in a word. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={joinNames(styles.badge, tones[tone])}>{children}</span>
}
