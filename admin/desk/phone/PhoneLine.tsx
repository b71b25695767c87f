import { stopNames } from '../../../src/format/wire/stops.ts'
import { useStops } from '../changes/stops/useStops.ts'
import { useDraftSnapshot } from '../facts/draft/DraftProvider.tsx'
import { changeName, ownedName } from '../facts/names/changeName.ts'
import { stopText } from '../facts/names/stopText.ts'
import { useOperator } from '../session/SessionProvider.tsx'
import { useWords } from '../words/useWords.ts'
import { usePreviewTarget } from './PreviewTarget.tsx'
import { usePlayedChange } from './usePlayedChange.ts'
import styles from './PhonePreview.module.css'
import type { PlayedSchedule } from '../../api/draftApi.ts'
import { MEMBERS_ZONE } from '../../../src/format/time/zones.ts'

interface PhoneLineProps {
  /** The phone still plays another change, until this one has come. */
  readonly isOther: boolean
  readonly withoutStops: boolean
}

/** One line above the phone: whose change it plays, with which others, and what is stopped in it. */
export function PhoneLine({ isOther, withoutStops }: PhoneLineProps) {
  const { t } = useWords()
  const played = usePlayedName()
  const others = useTogetherNames()
  const stops = useStoppedNames(withoutStops)
  const parts = [isOther ? t('preview.preparing', { change: played }) : played, ...others, ...stops]
  return (
    <output className={styles.line} aria-label={t('preview.plays')}>
      {parts.join(' · ')}
    </output>
  )
}

/** The change by its name and its owner's, unless that is the operator; else the live release. */
function usePlayedName(): string {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const { seq } = useDraftSnapshot()
  const { change, rollback } = usePlayedChange()
  if (rollback !== undefined) return t('preview.playsRollback', { seq: rollback })
  return change === undefined ? t('preview.playsLive', { seq }) : ownedName(change, me, words)
}

function useTogetherNames(): readonly string[] {
  const words = useWords()
  const me = useOperator().name
  const { changes } = useDraftSnapshot()
  const { together } = usePreviewTarget()
  const { change, rollback } = usePlayedChange()
  return changes
    .filter(({ id }) => rollback === undefined && id !== change?.id && together.includes(id))
    .map((other) => words.t('preview.playsWith', { change: changeName(other, me, words) }))
}

function useStoppedNames(withoutStops: boolean): readonly string[] {
  const words = useWords()
  const { stops = [] } = useStops()
  if (withoutStops) return [words.t('preview.playsWithoutStops')]
  return stopNames
    .filter((name) => stops.some((stop) => stop.name === name))
    .map((name) => stopText(name, words, 'Stopped'))
}

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
