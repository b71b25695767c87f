import { useTwin } from '../TwinContext.ts'
import type { DayHead } from './dayHeads.ts'
import styles from './records.module.css'

interface DayProps {
  readonly head: DayHead
  /** More of its records may come. */
  readonly isPartial: boolean
}

export function Day({ head: { title, sum }, isPartial }: DayProps) {
  const { t } = useTwin()
  return (
    <div className={styles.day}>
      <h2 className={styles.dayTitle}>{title}</h2>
      {sum !== '' && <span className={styles.sum}>{sum}</span>}
      {sum !== '' && isPartial && <span className={styles.sum}>{t('list.daySoFar')}</span>}
    </div>
  )
}
