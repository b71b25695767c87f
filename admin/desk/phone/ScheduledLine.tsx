import type { PlayedSchedule } from '../../api/draftApi.ts'
import { changeName } from '../facts/names/changeName.ts'
import { MEMBERS_ZONE } from '../../../src/format/time/zones.ts'
import { useOperator } from '../session/SessionProvider.tsx'
import { useWords } from '../words/useWords.ts'
import styles from './PhonePreview.module.css'

/** Schedules that the phone plays at a moment ahead, and those that will not have gone out: "With “Festival” (Sat 09:00)". */
export function ScheduledLine({ scheduled }: { readonly scheduled: readonly PlayedSchedule[] }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  // Of a change that has gone out and was taken back, the latter counts.
  const last = scheduled.filter(({ id }, index) => scheduled.findLastIndex((one) => one.id === id) === index)
  const nameOf = ({ change }: PlayedSchedule) => changeName(change, me, words)
  const timesOf = (schedules: readonly PlayedSchedule[]) =>
    words.list(schedules.map((one) => t('preview.at', { name: nameOf(one), at: words.momentIn(one.at, MEMBERS_ZONE) })))
  const out = last.filter(({ kind, isDone }) => kind === 'publish' && isDone)
  const back = last.filter(({ kind, isDone }) => kind === 'take-back' && isDone)
  const without = last.filter(({ kind, isDone }) => kind === 'publish' && !isDone)
  const parts = [
    out.length > 0 && t('preview.withScheduled', { names: timesOf(out) }),
    back.length > 0 && t('preview.takenBack', { names: timesOf(back) }),
    without.length > 0 && t('preview.withoutScheduled', { names: words.list(without.map(nameOf)) }),
  ]
  return <output className={styles.scheduled}>{parts.filter((part) => part !== false).join(' · ')}</output>
}
