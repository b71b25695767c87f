import { joinNames } from '../../../src/ui/joinNames.ts'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { useReports } from '../facts/history/useReports.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { isFrozen, isIn } from '../../api/changeApi.ts'
import { runningTrial } from '../changes/trials/runningTrial.ts'
import { useMay, useOperator } from '../session/SessionProvider.tsx'
import styles from './WaitingCounts.module.css'
import { useWords } from '../words/useWords.ts'

/** How many changes wait for the operator: those they were asked to review, and their own that can go on. */
export function ChangeCount() {
  const { t } = useWords()
  const me = useOperator().name
  const mayEdit = useMay('editor')
  const { changes } = useDraftSnapshot()
  const asked = changes.filter((change) => change.asked.some(({ operator }) => operator === me))
  const own = changes.filter(
    (change) =>
      mayEdit && isIn(change, me) && change.edits.length > 0 && change.asked.length === 0 && !isFrozen(change),
  )
  const count = new Set([...asked, ...own]).size
  if (count === 0) return null
  return (
    <span className={joinNames(styles.count, asked.length > 0 && styles.warning)}>
      {count}
      <VisuallyHidden> {t('changes.waiting', { count })}</VisuallyHidden>
    </span>
  )
}

/** Numbers of what waits for somebody on the overview: trials that halted, schedules that did not happen, faults of apps. */
export function WaitingCount() {
  return (
    <>
      <HaltedCount />
      <ParkedCount />
      <FaultCount />
    </>
  )
}

/** Number of schedules that did not happen, or no longer can, and wait for somebody; undefined for zero. */
function ParkedCount() {
  const { t } = useWords()
  const { schedules } = useDraftSnapshot()
  const parked = schedules.filter(({ state }) => state === 'parked').length
  const blocked = schedules.filter(
    (one) => one.kind === 'publish' && one.state === 'waiting' && one.blocked !== undefined,
  ).length
  const count = parked + blocked
  if (count === 0) return null
  return (
    <span className={joinNames(styles.count, styles.warning)}>
      {count}
      <VisuallyHidden> {t(blocked > 0 ? 'calendar.blockedCount' : 'calendar.parkedCount', { count })}</VisuallyHidden>
    </span>
  )
}

/** How many trials halted by themselves and wait for somebody; nothing if there are none. */
function HaltedCount() {
  const { t } = useWords()
  const { trials } = useDraftSnapshot()
  const count = trials.filter(({ state }) => state === 'halted').length
  if (count === 0) return null
  return (
    <span className={joinNames(styles.count, styles.warning)}>
      {count}
      <VisuallyHidden> {t('trial.haltedCount', { count })}</VisuallyHidden>
    </span>
  )
}

/** How many different faults apps have reported of the live release and of what is tried; nothing if there are none. */
function FaultCount() {
  const { t } = useWords()
  const { seq, trials } = useDraftSnapshot()
  const { data } = useReports()
  const countOf = (number: number | undefined) => data?.filter((report) => report.seq === number).length ?? 0
  const tried = countOf(runningTrial(trials)?.number)
  const count = countOf(seq) + tried
  if (count === 0) return null
  return (
    <span className={joinNames(styles.count, styles.warning)}>
      {count}
      <VisuallyHidden> {t(tried > 0 ? 'reports.newFaultsTried' : 'reports.newFaults', { count })}</VisuallyHidden>
    </span>
  )
}
