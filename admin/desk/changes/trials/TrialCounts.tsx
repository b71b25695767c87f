import type { PhonesOf, Trial } from '../../../api/trialApi.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { phonesOn } from '../phones/followersOf.ts'
import { useOpenPhones } from '../phones/useOpenPhones.ts'
import { useWords } from '../../words/useWords.ts'
import styles from './trials.module.css'

/** How often the phones are counted, in ms: somebody watches. */
const EVERY = 2_000

/** The phones that try a change, beside those that show what is live. */
export function TrialCounts({ trial }: { readonly trial: Trial }) {
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
