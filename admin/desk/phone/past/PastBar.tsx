import { Note } from '../../kit/Note.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import { MEMBERS_ZONE } from '../../../../src/format/time/zones.ts'
import styles from './past.module.css'
import type { Past } from './usePast.ts'

/** Says above the phone that it plays the past, and which. */
export function PastBar({ past: { at, moment, error } }: { readonly past: Past }) {
  const words = useWords()
  const { t, momentIn } = words
  const when = momentIn(at, MEMBERS_ZONE)
  return (
    <div className={styles.bar}>
      {error === undefined ? (
        <Note tone="warning" title={moment ? t('past.bar', { seq: moment.seq, when }) : t('past.loading', { when })}>
          <p>{t('past.barText')}</p>
          {moment && moment.stops === undefined && <p>{t('past.stopsUnknown')}</p>}
        </Note>
      ) : (
        // Not an alert: the page beside it is one.
        <Note tone="warning" title={t('past.failed', { when })}>
          <p>{sentenceOf(error, words)}</p>
        </Note>
      )}
    </div>
  )
}
