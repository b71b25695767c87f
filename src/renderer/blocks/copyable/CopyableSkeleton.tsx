import type { CopyableBlock } from '../../../format/blocks/presentational.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './CopyableView.module.css'

/** The room that a value to copy will take. */
export function CopyableSkeleton({ block: { qr, warning } }: { block: CopyableBlock }) {
  return (
    <div className={styles.copyable}>
      {qr && (
        <div className={styles.waiting}>
          <Skeleton shape="tile" />
        </div>
      )}
      <Skeleton shape="bar" />
      {warning !== undefined && <Skeleton shape="bar" />}
    </div>
  )
}
