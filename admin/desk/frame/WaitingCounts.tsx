import { joinNames } from '../../../src/ui/joinNames.ts'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { useReports } from '../history/useReports.ts'
import { useDraftSnapshot } from '../draft/DraftProvider.tsx'
import styles from './WaitingCounts.module.css'
import { useWords } from '../words/useWords.ts'

/** How many edits wait in the operator's change, or in all where they have none; nothing if there are none. */
export function EditCount() {
  const { t } = useWords()
  const { current, changes } = useDraftSnapshot()
  const counted = current === undefined ? changes : [current]
  const count = counted.reduce((sum, { edits }) => sum + edits.length, 0)
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count}
      <VisuallyHidden> {t('frame.editsInDraft', { count })}</VisuallyHidden>
    </span>
  )
}

/** How many schedules did not happen and wait for somebody; nothing if there are none. */
export function ParkedCount() {
  const { t } = useWords()
  const { schedules } = useDraftSnapshot()
  const count = schedules.filter(({ state }) => state === 'parked').length
  if (count === 0) return null
  return (
    <span className={joinNames(styles.count, styles.warning)}>
      {count}
      <VisuallyHidden> {t('calendar.parkedCount', { count })}</VisuallyHidden>
    </span>
  )
}

/** How many different faults apps have reported of the live release; nothing if there are none. */
export function FaultCount() {
  const { t } = useWords()
  const { seq } = useDraftSnapshot()
  const { data } = useReports()
  const count = data?.filter((report) => report.seq === seq).length ?? 0
  if (count === 0) return null
  return (
    <span className={joinNames(styles.count, styles.warning)}>
      {count}
      <VisuallyHidden> {t('reports.newFaults', { count })}</VisuallyHidden>
    </span>
  )
}
