import { Badge } from './Badge.tsx'
import { Icon } from './Icon.tsx'
import { joinNames } from './joinNames.ts'
import { Mark } from './Mark.tsx'
import { Pressable, type PressTarget } from './Pressable.tsx'
import type { Tone } from './tones.ts'
import styles from './ResultRow.module.css'

export interface ResultRowProps extends PressTarget {
  title: string
  note?: string | undefined
  /** One that is empty or cannot be loaded gives way to an icon and keeps its place. */
  image: string
  badge?: { text: string; tone: Tone } | undefined
  /** A star beside the row; its label says what it marks. */
  star?: { label: string; isOn: boolean; onToggle: () => void } | undefined
}

/** How high a row is with a root font of so many px: as its style says. */
export const resultRowHeight = (rootFont: number): number => 12 + 3.75 * rootFont

/** One line of what was found: a picture, its name, and a star to keep it. */
export function ResultRow({ title, note, image, badge, star, ...target }: ResultRowProps) {
  return (
    <div className={styles.row}>
      <Pressable {...target} className={styles.target}>
        <Mark image={image} size={44} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {note !== undefined && note !== '' && <span className={styles.note}>{note}</span>}
        </span>
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
      </Pressable>
      {star && (
        <button
          type="button"
          className={joinNames(styles.star, star.isOn && styles.starred)}
          aria-label={star.label}
          aria-pressed={star.isOn}
          onClick={star.onToggle}
        >
          <Icon name="star" size={22} />
        </button>
      )}
    </div>
  )
}
