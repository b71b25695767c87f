import type { OpenChange } from '../../../api/changeApi.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { Note } from '../../kit/Note.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { HaltedTrial } from './HaltedTrial.tsx'
import { runningTrial } from './runningTrial.ts'
import { TrialNow } from './TrialNow.tsx'
import { useWords } from '../../words/useWords.ts'
import { FindingList } from '../publish/FindingList.tsx'
import styles from '../publish/review.module.css'

/** That the reviewed change is tried, or that its trial halted; of another change's trial, what a publish does to it. */
export function TrialNotes({ reviewed }: { readonly reviewed: OpenChange | undefined }) {
  const { trials } = useDraftSnapshot()
  const { t } = useWords()
  const running = runningTrial(trials)
  const isTried = running !== undefined && running.change.id === reviewed?.id
  const halted = trials.filter(({ state, change }) => state === 'halted' && change.id === reviewed?.id)
  if (!isTried && halted.length === 0 && (running === undefined || reviewed === undefined)) return null
  return (
    <div className={styles.section}>
      {isTried && (
        <Note tone="info" title={t('trial.now')}>
          <TrialNow trial={running} everybody={undefined} />
          <p>{t('trial.frozen')}</p>
        </Note>
      )}
      {halted.map((trial) => {
        const findings = [...(trial.halted?.blockers ?? []), ...(trial.halted?.warnings ?? [])]
        return (
          <HaltedTrial key={trial.id} trial={trial} isReviewed>
            {findings.length > 0 && <FindingList findings={findings} />}
          </HaltedTrial>
        )
      })}
      {!isTried && reviewed !== undefined && <TrialMeanwhile then="publishMeanwhile" />}
    </div>
  )
}

/** Fate of a trial that runs when something else goes live; nothing without one. */
export function TrialMeanwhile({ then }: { readonly then: 'publishMeanwhile' | 'rollbackMeanwhile' }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const trial = runningTrial(useDraftSnapshot().trials)
  if (trial === undefined) return null
  const { change, share } = trial
  return (
    <Note tone="info" title={t('trial.meanwhile', { name: changeName(change, me, words), percent: share })}>
      <p>{t(`trial.${then}`)}</p>
      <RowLink to={`/changes/${change.id}`}>{t('trial.look')}</RowLink>
    </Note>
  )
}
