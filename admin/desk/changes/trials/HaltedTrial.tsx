import type { ReactNode } from 'react'
import type { HaltReason, PhonesOf, Trial } from '../../../api/trialApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { PutAwayButton } from '../PutAwayButton.tsx'
import { Note } from '../../kit/Note.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { useEndTrial } from './useEndTrial.ts'
import styles from './trials.module.css'

interface HaltedTrialProps {
  readonly trial: Trial
  /** Whether the page is the review of its change. */
  readonly isReviewed?: boolean
  /** Findings of the gates, where the page shows them. */
  readonly children?: ReactNode
}

/** A trial that halted by itself: why, and what can be done about it. */
export function HaltedTrial({ trial, isReviewed = false, children }: HaltedTrialProps) {
  const words = useWords()
  const ending = useEndTrial(trial)
  const { t } = words
  const me = useOperator().name
  const now = useApi().now()
  const mayPublish = useMay('publisher')
  const { changes } = useDraftSnapshot()
  const { change, actor, reason, number, halted } = trial
  const name = changeName(change, me, words)
  const why = halted?.reason ?? 'faulty'
  const isOpen = changes.some(({ id }) => id === change.id)
  return (
    <Note tone="warning" title={t('trial.haltedTitle', { name })}>
      <p>
        {haltText(why, halted?.tried, halted?.others, words)}{' '}
        {halted && <span className={styles.quiet}>{words.ago(halted.at, now)}</span>}
      </p>
      {children}
      {isOpen && <p>{t('trial.haltedThen')}</p>}
      <p className={styles.quiet}>{t('trial.by', { who: actor, reason })}</p>
      <div className={styles.actions}>
        {why === 'faulty' && (
          <RowLink to={`/faults?release=${number}`} aria-label={t('trial.reportsName', { name })}>
            {t('trial.reports')}
          </RowLink>
        )}
        {!isReviewed && isOpen && (
          <RowLink to={`/changes/${change.id}`} aria-label={t('trial.againName', { name })}>
            {t('trial.again')}
          </RowLink>
        )}
        {mayPublish && <PutAwayButton {...ending} name={name} />}
      </div>
    </Note>
  )
}

/** With what was counted then, where that is why it halted. */
function haltText(why: HaltReason, tried: PhonesOf | undefined, others: PhonesOf | undefined, { t }: Words): string {
  if ((why !== 'faulty' && why !== 'refused') || tried === undefined || others === undefined || tried.phones === 0)
    return t(`trial.why-${why}`)
  return t(`trial.halted-${why}`, {
    bad: tried[why],
    count: tried.phones,
    percent: Math.round((100 * tried[why]) / tried.phones),
    badOthers: others[why],
    others: others.phones,
  })
}
