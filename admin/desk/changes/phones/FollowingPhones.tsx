import type { OpenPhones } from '../../../api/heartbeatApi.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { runningTrial } from '../trials/runningTrial.ts'
import { useWords } from '../../words/useWords.ts'
import { followersOf, isTrial } from './followersOf.ts'
import { useOpenPhones } from './useOpenPhones.ts'
import styles from './FollowingPhones.module.css'

export interface FollowingPhonesProps {
  readonly seq: number
  /** How often they are counted, in ms. */
  readonly every: number
  /** The release to go back to, where there is one; it is offered once something has failed. */
  readonly back?: number | undefined
  /** Whether the way back is offered before anything has failed. */
  readonly offersBack?: boolean
}

/** So many other releases are named. */
const MOST = 3

/** How many of the open phones show a release, what the others show, and the way back. */
export function FollowingPhones({ seq, every, back, offersBack = false }: FollowingPhonesProps) {
  const { t } = useWords()
  const mayPublish = useMay('publisher')
  const { data, error } = useOpenPhones(every)
  const faulty = data === undefined ? 0 : followersOf(data, seq).faulty
  return (
    <div className={styles.phones}>
      {error !== undefined && <p className={styles.quiet}>{t('phones.failed')}</p>}
      {data === undefined && error === undefined && <p className={styles.quiet}>{t('phones.asking')}</p>}
      {data !== undefined && <Counts phones={data} seq={seq} />}
      {mayPublish && back !== undefined && (offersBack || faulty > 0) && (
        <RowLink to={`/history/${back}/rollback`}>{t('releases.rollBackTo', { seq: back })}</RowLink>
      )}
    </div>
  )
}

function Counts({ phones, seq }: { readonly phones: OpenPhones; readonly seq: number }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const { trials } = useDraftSnapshot()
  const tried = runningTrial(trials)
  const { open, following, trying, faulty, others } = followersOf(phones, seq, tried?.number)
  if (phones.counted === 0) return <p className={styles.quiet}>{t('phones.off')}</p>
  if (open === 0) return <p className={styles.quiet}>{t('phones.none')}</p>
  const named = others.slice(0, MOST).map((other) => {
    const count = other.phones
    if (other.seq === 0) return t('phones.onOwn', { count })
    return isTrial(other.seq) ? t('phones.onTrial', { count }) : t('phones.on', { seq: other.seq, count })
  })
  const list = others.length > MOST ? [...named, t('releases.more', { count: others.length - MOST })] : named
  return (
    <>
      <p>
        <strong>{t('phones.following', { count: open, following })}</strong>
        {' · '}
        <span className={faulty > 0 ? styles.faulty : undefined}>{t('phones.faulty', { count: faulty })}</span>
      </p>
      {tried && trying > 0 && (
        <p className={styles.quiet}>
          {t('phones.trying', { count: trying, name: changeName(tried.change, me, words) })}
        </p>
      )}
      {others.length > 0 && <p className={styles.quiet}>{t('phones.others', { list: words.list(list) })}</p>}
      {phones.counted < 1 && (
        <p className={styles.quiet}>{t('phones.projected', { percent: Math.round(phones.counted * 100) })}</p>
      )}
    </>
  )
}
