import { useState } from 'react'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { AskedButton } from '../../kit/AskedButton.tsx'
import { focusHeading } from '../../kit/PageHeader.tsx'
import { PublishProblem } from '../../changes/publish/PublishProblem.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'

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
  const name = changeName(schedule.change, me, words)

  async function takeBack() {
    setProblem(undefined)
    try {
      const { seq, left } = await api.takeBackNow({ params: { id: schedule.id }, body: {} })
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
      problem={problem !== undefined && <PublishProblem title={t('calendar.notTakenBack')} error={problem} />}
      onAct={takeBack}
    />
  )
}
