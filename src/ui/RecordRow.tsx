import type { ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import { Icon } from './Icon.tsx'
import { joinNames } from './joinNames.ts'
import { MoneyText } from './MoneyText.tsx'
import { Pressable, type PressTarget } from './Pressable.tsx'
import type { Tone } from './tones.ts'
import styles from './RecordRow.module.css'

export interface RecordCell {
  label: string
  value: ReactNode
}

export interface RecordRowProps extends PressTarget {
  title: string
  /** The formatted amount at the right of the title. */
  aside?: string | undefined
  asideTone?: 'neutral' | 'gain' | 'loss' | undefined
  badge?: { text: string; tone: Tone } | undefined
  cells?: readonly RecordCell[] | undefined
  /** Buttons under the cells. */
  actions?: ReactNode
}

/** One row of a record list: what, how much, in which state. */
export function RecordRow({ title, aside, asideTone, badge, cells = [], actions, ...target }: RecordRowProps) {
  const leads = target.to !== undefined || target.href !== undefined || target.onClick !== undefined
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <Pressable {...target} className={joinNames(styles.title, leads && styles.stretched)}>
          {title}
        </Pressable>
        {aside !== undefined && (
          <div className={styles.aside}>
            <MoneyText text={aside} tone={asideTone} />
          </div>
        )}
        {leads && <Icon name="chevronRight" size={18} className={styles.arrow} />}
      </div>
      {(cells.length > 0 || badge) && (
        <div className={styles.details}>
          <dl className={styles.cells}>
            {cells.map(({ label, value }) => (
              <div key={label} className={styles.cell}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        </div>
      )}
      {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
