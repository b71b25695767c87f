import type { ReactNode } from 'react'
import type { Trial } from '../../../api/trialApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { AskedButton } from '../../kit/AskedButton.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { nextShare } from './nextShare.ts'
import { TrialCounts } from './TrialCounts.tsx'
import { useEndTrial } from './useEndTrial.ts'
import { WidenTrial } from './WidenTrial.tsx'
import styles from './trials.module.css'

interface TrialNowProps {
  readonly trial: Trial
  /** Where it goes out to everybody: a link to its review, or what to do on that page. */
  readonly everybody: ReactNode
}

/** A trial that runs: how far it is, how its phones fare beside the others, what comes next, and how to end it. */
export function TrialNow({ trial, everybody }: TrialNowProps) {
  const words = useWords()
  const { t } = words
  const mayPublish = useMay('publisher')
  const now = useApi().now()
  const { share, shown, halts, actor, reason } = trial
  const isGrowing = shown < share * 100
  return (
    <div className={styles.trial}>
      <p>
        <strong>{t('trial.on', { percent: share })}</strong>{' '}
        {isGrowing && (
          <span className={styles.quiet}>{t('trial.growing', { percent: Math.floor(shown / 10) / 10 })}</span>
        )}
      </p>
      <TrialCounts trial={trial} />
      <p>{nextText(trial, now, words)}</p>
      <p className={styles.quiet}>{t('trial.haltsWhen', halts)}</p>
      <p className={styles.quiet}>{t('trial.by', { who: actor, reason })}</p>
      {mayPublish && (
        <div className={styles.actions}>
          <WidenTrial trial={trial} />
          {everybody}
          <EndTrial trial={trial} />
        </div>
      )}
    </div>
  )
}

/** Next step and its time, or the thing that it waits for. */
function nextText(trial: Trial, now: number, { t, moment, ahead }: Words): string {
  const { every, nextAt, halts } = trial
  const percent = nextShare(trial)
  if (every === undefined) return percent === undefined ? t('trial.lastByHand') : t('trial.nextByHand', { percent })
  if (nextAt === undefined || Date.parse(nextAt) <= now) {
    const { phones } = halts
    return percent === undefined ? t('trial.lastWaits', { phones }) : t('trial.nextWaits', { phones, percent })
  }
  const when = { at: moment(nextAt), ahead: ahead(nextAt, now) }
  return percent === undefined ? t('trial.lastAt', when) : t('trial.nextAt', { ...when, percent })
}

/** After a question: the phones go back to what is live. */
function EndTrial({ trial }: { readonly trial: Trial }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const { end, problem } = useEndTrial(trial)
  const name = changeName(trial.change, me, words)
  return (
    <AskedButton
      label={t('trial.end')}
      name={t('trial.endName', { name })}
      title={t('trial.endTitle', { name })}
      text={t('trial.endWhy')}
      cancelLabel={t('trial.keep')}
      problem={<Problem error={problem} />}
      onAct={() => end(t('trial.ended', { name }))}
    />
  )
}
