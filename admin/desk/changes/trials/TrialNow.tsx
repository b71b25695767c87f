import { type ReactNode, useState } from 'react'
import type { Trial, PhonesOf } from '../../../api/trialApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { AskedButton } from '../../kit/AskedButton.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { useEndTrial } from './useEndTrial.ts'
import styles from './trials.module.css'
import { useDraftSnapshot, useDraft } from '../../facts/draft/DraftProvider.tsx'
import { phonesOn } from '../phones/followersOf.ts'
import { useOpenPhones } from '../phones/useOpenPhones.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'

/** The step after the one that a trial is at, in percent; undefined where everybody comes next. */
const nextShare = ({ shares, share }: Trial): number | undefined => shares.find((each) => each > share)

/** How often the phones are counted, in ms: somebody watches. */
const EVERY = 2_000

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

/** The phones that try a change, beside those that show what is live. */
function TrialCounts({ trial }: { readonly trial: Trial }) {
  const { t } = useWords()
  const { seq } = useDraftSnapshot()
  const { data, error } = useOpenPhones(EVERY)
  if (data === undefined)
    return <p className={styles.quiet}>{t(error === undefined ? 'phones.asking' : 'phones.failed')}</p>
  if (data.counted === 0) return <p className={styles.quiet}>{t('phones.off')}</p>
  const tried = phonesOn(data, trial.number)
  const others = phonesOn(data, seq)
  return (
    <>
      <p>
        <strong>{t('trial.phones', { count: tried.phones })}</strong>
        <Bad phones={tried} isMarked />
      </p>
      <p className={styles.quiet}>
        {t('trial.others', { count: others.phones })}
        <Bad phones={others} />
      </p>
      {data.counted < 1 && (
        <p className={styles.quiet}>{t('phones.projected', { percent: Math.round(data.counted * 100) })}</p>
      )}
      {error !== undefined && <p className={styles.quiet}>{t('phones.failed')}</p>}
    </>
  )
}

function Bad({ phones, isMarked = false }: { readonly phones: PhonesOf; readonly isMarked?: boolean }) {
  const { t } = useWords()
  const classOf = (count: number) => (isMarked && count > 0 ? styles.bad : undefined)
  return (
    <>
      {' · '}
      <span className={classOf(phones.faulty)}>{t('phones.faulty', { count: phones.faulty })}</span>
      {' · '}
      <span className={classOf(phones.refused)}>{t('trial.refused', { count: phones.refused })}</span>
    </>
  )
}

/** Takes the next step at once; nothing after the last one, which everybody follows. */
function WidenTrial({ trial }: { readonly trial: Trial }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const draft = useDraft()
  const toasts = useToasts()
  const me = useOperator().name
  const [problem, setProblem] = useState<unknown>()
  const percent = nextShare(trial)
  if (percent === undefined) return null
  const name = changeName(trial.change, me, words)

  async function widen(share: number) {
    setProblem(undefined)
    try {
      await api.widenTrial({ params: { id: trial.id }, body: { share } })
      toasts.success(t('trial.widened', { percent: share, name }))
      await draft.refresh().catch(() => undefined)
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <>
      <ActionButton
        size="small"
        variant="secondary"
        aria-label={t('trial.widenName', { percent, name })}
        onAct={() => widen(percent)}
      >
        {t('trial.widen', { percent })}
      </ActionButton>
      <Problem error={problem} />
    </>
  )
}
