import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import type { Tone } from './tones.ts'
import tones from './tones.module.css'
import styles from './Banner.module.css'

export interface BannerProps {
  tone?: Tone | undefined
  icon?: IconName | undefined
  /** A button or link at the end. */
  action?: ReactNode
  children: ReactNode
}

/** A remark that stays: why something is closed, what to mind before paying. */
export function Banner({ tone = 'info', icon = 'info', action, children }: BannerProps) {
  return (
    <div className={joinNames(styles.banner, tones[tone])}>
      <Icon name={icon} size={18} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
