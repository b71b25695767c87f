import { Icon } from './Icon.tsx'
import styles from './OfflineBanner.module.css'

export interface OfflineBannerProps {
  offline: boolean
  /** Says that there is no connection, and how old what is shown is. */
  text: string
}

/** Shown under the nav bar while there is no connection. */
export function OfflineBanner({ offline, text }: OfflineBannerProps) {
  return (
    <output className={styles.region}>
      {offline && (
        <span className={styles.banner}>
          <Icon name="offline" size={16} />
          <span>{text}</span>
        </span>
      )}
    </output>
  )
}
