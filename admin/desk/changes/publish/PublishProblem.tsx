import { Button } from '../../../../src/ui/Button.tsx'
import { DeskError } from '../../api/DeskError.ts'
import { Note } from '../../kit/Note.tsx'
import { FindingList } from './FindingList.tsx'
import styles from './review.module.css'
import { findingsOf } from './findingsOf.ts'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'

const moved = new Set(['draft-changed', 'release-moved', 'nothing-to-publish', 'newer-build'])

/** The service itself did not answer: it may have published or not. */
const unknown = new Set(['offline', 'bad-answer', 'bug'])

const unanswered = {
  publish: { not: 'review.notPublished', unknown: 'review.notKnown', then: 'review.safeAgain' },
  schedule: { not: 'schedule.notScheduled', unknown: 'schedule.notKnown', then: 'schedule.lookFirst' },
  trial: { not: 'trial.notBegun', unknown: 'trial.notKnown', then: 'trial.lookFirst' },
} as const

interface PublishProblemProps {
  readonly error: unknown
  /** Action that was asked for. */
  readonly of?: keyof typeof unanswered
  /** Title of the problem; that nothing was published, scheduled or tried, unless given. */
  readonly title?: string
  readonly onReviewAgain?: () => void
}

/** Why nothing was published, naming everything that is in the way. */
export function PublishProblem({ error, of = 'publish', title: given, onReviewAgain }: PublishProblemProps) {
  const words = useWords()
  const { t } = words
  const code = error instanceof DeskError ? error.code : ''
  const { blockers, warnings } = findingsOf(error)
  const keys = unanswered[of]
  const said = t(unknown.has(code) ? keys.unknown : keys.not)
  return (
    <div className={styles.section}>
      <Note tone="loss" title={unknown.has(code) ? said : (given ?? said)}>
        <p>{sentenceOf(error, words)}</p>
        {blockers.length + warnings.length > 0 && <FindingList findings={[...blockers, ...warnings]} />}
        {onReviewAgain && (moved.has(code) || blockers.length + warnings.length > 0) && (
          <Button size="small" variant="secondary" icon="refresh" onClick={onReviewAgain}>
            {t('review.reviewAgain')}
          </Button>
        )}
        {unknown.has(code) && <p>{t(keys.then)}</p>}
      </Note>
    </div>
  )
}
