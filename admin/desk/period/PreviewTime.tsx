import type { Period } from '../../../src/format/period.ts'
import styles from './PreviewTime.module.css'

/**
 * The preview plays at its own time, so that deposits are open in it at night, too; what has a period may show there
 * and not to members, or the other way round.
 */
export function PreviewTime({ period: { from, until } }: { period: Pick<Period, 'from' | 'until'> }) {
  if (from === undefined && until === undefined) return null
  return (
    <span className={styles.quiet}>In the preview it is about 14:00 in Korea: today or, on a weekend, on Friday.</span>
  )
}
