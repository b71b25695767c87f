import type { ReactNode } from 'react'
import { Icon } from '../../../src/ui/Icon.tsx'
import { joinNames } from '../../../src/ui/joinNames.ts'
import type { Tone } from '../../../src/ui/tones.ts'
import tones from '../../../src/ui/tones.module.css'
import styles from './Note.module.css'

const icons = { neutral: 'info', info: 'info', gain: 'check', loss: 'alert', warning: 'alert' } as const

/** Something to know before going on, with what can be done about it. */
export function Note({ tone, title, children }: { tone: Tone; title?: string | undefined; children?: ReactNode }) {
  return (
    <div className={joinNames(styles.note, tones[tone])} role={tone === 'loss' ? 'alert' : undefined}>
      <Icon name={icons[tone]} size={20} className={styles.icon} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
