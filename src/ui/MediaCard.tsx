import { useState } from 'react'
import { Badge } from './Badge.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { joinNames } from './joinNames.ts'
import { Pressable, type PressTarget } from './Pressable.tsx'
import type { Tone } from './tones.ts'
import styles from './MediaCard.module.css'

export interface MediaCardProps extends PressTarget {
  title: string
  /** Two lines at most. */
  note?: string | undefined
  image?: string | undefined
  /** Drawn when there is no picture or it cannot be loaded. */
  icon?: IconName | undefined
  ratio?: 'wide' | 'square' | undefined
  badge?: { text: string; tone: Tone } | undefined
}

/** A picture with its name: a game, an activity. */
export function MediaCard({ title, note, image, icon = 'image', ratio = 'square', badge, ...target }: MediaCardProps) {
  const [broken, setBroken] = useState<string>()
  const hasPicture = image !== undefined && image !== '' && image !== broken
  return (
    <Pressable {...target} className={styles.card}>
      <span className={joinNames(styles.picture, styles[ratio])}>
        {hasPicture ? (
          <img src={image} alt="" loading="lazy" decoding="async" onError={() => setBroken(image)} />
        ) : (
          <Icon name={icon} size={28} />
        )}
        {badge && (
          <span className={styles.badge}>
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </Pressable>
  )
}
