import type { ProfileBlock } from '../../../format/blocks/profile.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './ProfileView.module.css'

/** The space that a profile will take. */
export function ProfileSkeleton({ block: { lines } }: { block: ProfileBlock }) {
  return (
    <div className={styles.profile}>
      <span className={styles.waiting}>
        <Skeleton shape="circle" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.bone}>
            <Skeleton shape="text" />
          </span>
        </span>
        {Object.keys(lines).map((place) => (
          <span key={place} className={styles.line}>
            <span className={styles.bone}>
              <Skeleton shape="text" />
            </span>
          </span>
        ))}
      </span>
    </div>
  )
}
