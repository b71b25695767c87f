import { changeName } from '../../facts/names/changeName.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { HaltedTrial } from '../../changes/trials/HaltedTrial.tsx'
import { runningTrial } from '../../changes/trials/runningTrial.ts'
import { TrialNow } from '../../changes/trials/TrialNow.tsx'
import { useWords } from '../../words/useWords.ts'
import { OverviewCard } from './OverviewCard.tsx'
import styles from './overview.module.css'

/** The change that some phones try now; nothing without one. */
export function TrialCard() {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const trial = runningTrial(useDraftSnapshot().trials)
  if (trial === undefined) return null
  const name = changeName(trial.change, me, words)
  const review = `/review?change=${trial.change.id}`
  return (
    <OverviewCard title={t('trial.now')} to={{ path: review, area: 'reviewShort' }}>
      <p className={styles.figure}>{name}</p>
      <TrialNow
        trial={trial}
        everybody={
          <RowLink to={review} aria-label={t('trial.everybodyName', { name })}>
            {t('trial.everybody')}
          </RowLink>
        }
      />
    </OverviewCard>
  )
}

/** Above everything else: somebody has to look at them. */
export function HaltedTrials() {
  const { trials } = useDraftSnapshot()
  const halted = trials.filter(({ state }) => state === 'halted')
  if (halted.length === 0) return null
  return (
    <div className={styles.halted}>
      {halted.map((trial) => (
        <HaltedTrial key={trial.id} trial={trial} />
      ))}
    </div>
  )
}
