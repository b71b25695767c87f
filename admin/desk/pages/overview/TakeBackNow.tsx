import { useState } from 'react'
import { Checkbox } from '../../../../src/ui/Checkbox.tsx'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { findingsOf } from '../../changes/publish/findingsOf.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { foundText } from '../../facts/names/foundText.ts'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { AskedButton } from '../../kit/AskedButton.tsx'
import { focusHeading } from '../../kit/PageHeader.tsx'
import { PublishProblem } from '../../changes/publish/PublishProblem.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './Coming.module.css'

export interface TakenBackNow {
  readonly name: string
  /** Undefined where nothing was left to take back. */
  readonly seq: number | undefined
  /** Facts that somebody has changed since: they stay. */
  readonly left: readonly string[]
}

interface TakeBackNowProps {
  readonly schedule: Schedule
  readonly onTakenBack: (taken: TakenBackNow) => void
}

/** After a question: what a change brought is gone at once, as it would be when it is due. */
export function TakeBackNow({ schedule, onTakenBack }: TakeBackNowProps) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const draft = useDraft()
  const me = useOperator().name
  const [problem, setProblem] = useState<unknown>()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const name = changeName(schedule.change, me, words)

  async function takeBack() {
    setProblem(undefined)
    try {
      const { seq, left } = await api.takeBackNow({
        params: { id: schedule.id },
        body: { acknowledgedWarnings: [...ticked] },
      })
      onTakenBack({ name, seq, left })
      await draft.refresh().catch(() => undefined)
      // What had the focus is gone.
      focusHeading()
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <AskedButton
      label={t('calendar.takeBackNow')}
      name={t('calendar.takeBackNowName', { name })}
      title={t('calendar.takeBackTitle', { name })}
      text={t('calendar.takeBackWhy')}
      cancelLabel={t('schedule.keep')}
      problem={
        problem !== undefined && (
          <>
            <PublishProblem title={t('calendar.notTakenBack')} error={problem} />
            <OtherSchedules error={problem} ticked={ticked} onTick={setTicked} />
          </>
        )
      }
      onAct={takeBack}
    />
  )
}

interface OtherSchedulesProps {
  readonly error: unknown
  /** Ids of the warnings. */
  readonly ticked: readonly string[]
  readonly onTick: (ticked: readonly string[]) => void
}

/** Effects on other schedules, each to be ticked before it is done. */
function OtherSchedules({ error, ticked, onTick }: OtherSchedulesProps) {
  const words = useWords()
  const snapshot = useDraftSnapshot()
  const { warnings } = findingsOf(error)
  if (warnings.length === 0) return null
  return (
    <fieldset className={styles.ticks}>
      <legend>{words.t('calendar.takeBackTick')}</legend>
      {warnings.map((warning) => (
        <Checkbox
          key={warning.id}
          label={words.t('review.looked', { warning: foundText(warning, words, snapshot) })}
          checked={ticked.includes(warning.id)}
          onChange={(on) => onTick(on ? [...ticked, warning.id] : ticked.filter((id) => id !== warning.id))}
        />
      ))}
    </fieldset>
  )
}
