import type { ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import { Icon } from './Icon.tsx'
import { joinNames } from './joinNames.ts'
import { Mark } from './Mark.tsx'
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
  /** A picture before the title, such as a bank's mark; one that cannot be loaded gives way to an icon. */
  image?: string | undefined
  /** The formatted amount at the right of the title. */
  aside?: string | undefined
  asideTone?: 'neutral' | 'gain' | 'loss' | undefined
  badge?: { text: string; tone: Tone } | undefined
  cells?: readonly RecordCell[] | undefined
  /** Whether it is a bubble at the end of the line; one at its start where false. */
  isAtEnd?: boolean | undefined
  /** Buttons under the cells. */
  actions?: ReactNode
  /** Details that a press opens beneath the row. */
  more?: { isOpen: boolean; content: ReactNode } | false | undefined
}

/** One row of a record list: what, how much, in which state. */
export function RecordRow({
  title,
  image,
  aside,
  asideTone,
  badge,
  cells = [],
  isAtEnd,
  actions,
  more,
  ...target
}: RecordRowProps) {
  const leads = target.to !== undefined || target.href !== undefined || target.onClick !== undefined
  return (
    <article className={styles.row} data-end={isAtEnd}>
      <div className={styles.head}>
        {image !== undefined && (
          <span className={styles.picture}>
            <Mark image={image} size={32} />
          </span>
        )}
        <div className={styles.name}>
          <Pressable
            {...target}
            expanded={more ? more.isOpen : undefined}
            className={joinNames(styles.title, leads && styles.stretched)}
          >
            {title}
          </Pressable>
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        </div>
        {aside !== undefined && (
          <div className={styles.aside}>
            <MoneyText text={aside} tone={asideTone} />
          </div>
        )}
        {leads && (
          <Icon
            name={more ? 'chevronDown' : 'chevronRight'}
            size={18}
            className={joinNames(styles.arrow, more && more.isOpen && styles.turned)}
          />
        )}
      </div>
      {cells.length > 0 && (
        <dl className={styles.cells}>
          {cells.map(({ label, value }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of text without a state, and two may be labelled the same
            <div key={place} className={styles.cell}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
      {more && more.isOpen && <div className={styles.more}>{more.content}</div>}
    </article>
  )
}
