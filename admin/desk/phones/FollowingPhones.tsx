import useSWR from 'swr'
import { useApi } from '../api/ApiProvider.tsx'
import { RowLink } from '../parts/RowLink.tsx'
import { useMay } from '../session/SessionProvider.tsx'
import { useWords } from '../words/useWords.ts'
import { followersOf } from './followersOf.ts'
import styles from './FollowingPhones.module.css'

export interface FollowingPhonesProps {
  readonly seq: number
  /** How often they are counted, in ms. */
  readonly every: number
  /** Whether the way back is offered before anything has failed. */
  readonly offersRollback?: boolean
}

/** How many of the open phones show a release, what the others show, and the way back. */
export function FollowingPhones({ seq, every, offersRollback = false }: FollowingPhonesProps) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const mayPublish = useMay('publisher')
  const { data, error } = useSWR('openPhones', () => api.openPhones(), { refreshInterval: every })
  if (data === undefined)
    return <p className={styles.quiet}>{t(error === undefined ? 'phones.asking' : 'phones.failed')}</p>
  const { open, following, faulty, others } = followersOf(data, seq)
  const before = seq - 1
  return (
    <div className={styles.phones}>
      {data.counted === 0 && <p className={styles.quiet}>{t('phones.off')}</p>}
      {data.counted > 0 && open === 0 && <p className={styles.quiet}>{t('phones.none')}</p>}
      {data.counted > 0 && open > 0 && (
        <>
          <p>
            <strong>{t('phones.following', { count: open, following })}</strong>
            {' · '}
            <span className={faulty > 0 ? styles.faulty : undefined}>{t('phones.faulty', { count: faulty })}</span>
          </p>
          {others.length > 0 && (
            <p className={styles.quiet}>
              {t('phones.others', {
                list: words.list(
                  others.map((other) =>
                    other.seq === 0
                      ? t('phones.onOwn', { count: other.phones })
                      : t('phones.on', { seq: other.seq, count: other.phones }),
                  ),
                ),
              })}
            </p>
          )}
          {data.counted < 1 && (
            <p className={styles.quiet}>{t('phones.projected', { percent: Math.round(data.counted * 100) })}</p>
          )}
        </>
      )}
      {mayPublish && before > 0 && (offersRollback || faulty > 0) && (
        <RowLink to={`/releases/${before}/rollback`}>{t('releases.rollBackTo', { seq: before })}</RowLink>
      )}
    </div>
  )
}
