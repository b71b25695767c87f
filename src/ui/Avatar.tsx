import { useState } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Avatar.module.css'

export interface AvatarProps {
  /** Whose it is; its first letter replaces a missing picture. */
  name: string
  src?: string | undefined
  /** Edge length in px. */
  size?: 32 | 48 | 64 | 88 | undefined
}

export function Avatar({ name, src, size = 48 }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const hasPicture = src !== undefined && src !== '' && src !== broken
  return (
    <span className={styles.avatar} data-size={size}>
      {hasPicture ? (
        <img src={src} alt={name} onError={() => setBroken(src)} />
      ) : (
        <>
          <span aria-hidden="true">{Array.from(name)[0]?.toLocaleUpperCase()}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
