import { useState } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './Mark.module.css'

export interface MarkProps {
  /** A picture's address; one that is empty or cannot be loaded gives way to the icon and keeps its place. */
  image?: string | undefined
  icon?: IconName | undefined
  /** Edge length in px. */
  size?: number | undefined
}

/** A small picture beside words that say the same: a bank's mark, a game. Without picture and icon there is nothing. */
export function Mark({ image, icon, size = 32 }: MarkProps) {
  const [broken, setBroken] = useState<string>()
  if (image === undefined) return icon && <Icon name={icon} size={size} />
  if (image !== '' && image !== broken) {
    return (
      <img
        src={image}
        alt=""
        width={size}
        height={size}
        decoding="async"
        className={styles.picture}
        onError={() => setBroken(image)}
      />
    )
  }
  return (
    <span className={styles.missing} style={{ width: size, height: size }}>
      <Icon name={icon ?? 'image'} size={Math.round(size * 0.6)} />
    </span>
  )
}
