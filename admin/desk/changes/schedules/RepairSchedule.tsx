import { useState } from 'react'
import type { BlockedFact, Schedule } from '../../../api/scheduleApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { factText, isStructured, setText } from '../../facts/names/valueText.ts'
import { DocumentChanges } from '../../fields/status/DocumentChanges.tsx'
import { TwoValues } from '../../fields/status/FactConflict.tsx'
import { Note } from '../../kit/Note.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from '../publish/review.module.css'
import { useMayEnd } from './useMayEnd.ts'

/** In a change that cannot go out at its moment: for each fact that was moved, whether it keeps its value or leaves it out. */
export function RepairSchedule({ schedule }: { readonly schedule: Schedule }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const draft = useDraft()
  const nameOf = useFactName()
  const mayEnd = useMayEnd()
  const [problem, setProblem] = useState<unknown>()
  const { id, blocked } = schedule
  if (blocked === undefined) return null
  const { facts } = blocked

  async function choose({ fact }: BlockedFact, keeps: boolean) {
    setProblem(undefined)
    try {
      await api.repairSchedule({ params: { id }, body: { choices: [{ fact, keeps }] } })
      await draft.refresh()
    } catch (error) {
      setProblem(error)
    }
  }

  if (facts.length === 0)
    return (
      <Note tone="warning" title={t('schedule.mustReviewTitle')}>
        <p>{t('schedule.mustReview')}</p>
      </Note>
    )
  return (
    <Note tone="loss" title={t('schedule.repairTitle', { count: facts.length })}>
      <div className={styles.section}>
        {facts.map((moved) => {
          const { fact, value, live, actor, seq } = moved
          const mine = setText(fact, value, words)
          return (
            <TwoValues
              key={fact}
              name={nameOf(fact)}
              sides={[
                {
                  who: t('schedule.here'),
                  value: isStructured(fact, value) ? <DocumentChanges before={live} after={value} /> : mine,
                },
                {
                  who:
                    actor === 'system' ? t('schedule.liveByBuild', { seq }) : t('schedule.liveBy', { who: actor, seq }),
                  value: factText(fact, live, words),
                },
              ]}
              choices={
                mayEnd(schedule)
                  ? [
                      { label: t('schedule.keepValue', { value: mine }), onChoose: () => void choose(moved, true) },
                      { label: t('schedule.leaveOut'), onChoose: () => void choose(moved, false) },
                    ]
                  : []
              }
            />
          )
        })}
      </div>
      <Problem error={problem} />
    </Note>
  )
}
