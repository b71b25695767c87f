import { Link } from 'react-router-dom'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { useReleases } from '../../facts/history/useReleases.ts'
import { factText } from '../../facts/names/valueText.ts'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import { factHistory, type FactChange } from './factHistory.ts'
import styles from './FactStatus.module.css'

interface FactHistoryDialogProps {
  /** Without one it is closed. */
  readonly fact: string | undefined
  readonly onClose: () => void
}

/** A fact's past: every value that members had, who set it, when, why and in which release. */
export function FactHistoryDialog({ fact, onClose }: FactHistoryDialogProps) {
  const { t } = useWords()
  const nameOf = useFactName()
  return (
    <Dialog
      open={fact !== undefined}
      title={fact === undefined ? '' : t('history.of', { name: nameOf(fact) })}
      onClose={onClose}
    >
      {fact !== undefined && (
        <>
          <Changes fact={fact} />
          <p className={styles.all}>
            <Link to={`/history?show=all&fact=${encodeURIComponent(fact)}`} onClick={onClose}>
              {t('history.all')}
            </Link>
          </p>
        </>
      )}
    </Dialog>
  )
}

function Changes({ fact }: { readonly fact: string }) {
  const words = useWords()
  const { t } = words
  const { releases, hasMore, isReading, error, readMore, retry } = useReleases()
  const changes = releases && factHistory(releases, fact)
  return (
    <div className={styles.history}>
      {error !== undefined && (
        <ErrorState title={t('history.failed')} text={sentenceOf(error, words)} onRetry={retry} busy={isReading} />
      )}
      {changes === undefined && error === undefined && (
        <Skeleton shape="record" count={3} label={t('history.loading')} />
      )}
      {releases && changes?.length === 0 && (
        <p>{hasMore ? t('history.notSince', { seq: releases.at(-1)?.seq ?? 1 }) : t('history.never')}</p>
      )}
      {changes && changes.length > 0 && (
        <ol className={styles.changes}>
          {changes.map((change, index) => (
            <Change key={change.release.seq} fact={fact} change={change} isLive={index === 0} />
          ))}
        </ol>
      )}
      {hasMore && (
        <Button variant="secondary" busy={isReading} onClick={readMore}>
          {t('history.older')}
        </Button>
      )}
    </div>
  )
}

interface ChangeProps {
  readonly fact: string
  readonly change: FactChange
  readonly isLive: boolean
}

function Change({ fact, change: { edit, value, release }, isLive }: ChangeProps) {
  const words = useWords()
  const { t, moment } = words
  const { seq, actor, createdAt, reason, kind } = release
  return (
    <li className={styles.change}>
      <p>
        <strong>{edit === undefined ? t('history.asShipped') : factText(fact, value, words)}</strong>{' '}
        {isLive && <StateBadge state="live">{t('releases.live')}</StateBadge>}
      </p>
      {edit !== undefined && (
        <p className={styles.quiet}>{t('history.edited', { who: edit.actor, at: moment(edit.at) })}</p>
      )}
      <p className={styles.quiet}>
        {t('history.release', { seq, kind: t(`releases.${kind}`), who: actor, at: moment(createdAt) })}
        {reason !== '' && ` ${t('history.because', { reason })}`}
      </p>
    </li>
  )
}
