import { Link } from 'react-router-dom'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { isFrozen, isIn, type OpenChange } from '../../../api/changeApi.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { useEditChange } from '../../changes/useEditChange.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { ScheduleChip } from '../../changes/schedules/ScheduleChip.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { TrialChip } from '../../changes/trials/TrialChip.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from '../../changes/publish/review.module.css'

interface ReviewChoiceProps {
  readonly reviewed: OpenChange | undefined
  /** The address names a change, be it open or closed. */
  readonly isNamed: boolean
}

/** Which of several open changes is reviewed; one of somebody else's is reviewed as it is, and edited after joining. */
export function ReviewChoice({ reviewed, isNamed }: ReviewChoiceProps) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const { changes, current } = useDraftSnapshot()
  const filled = changes.filter(({ id, edits }) => edits.length > 0 || id === reviewed?.id)
  if (filled.every(({ id }) => id === current?.id && id === reviewed?.id)) return null
  return (
    <nav aria-label={t('changes.reviewOf')} className={styles.choice}>
      {!isNamed && <p>{t('changes.choose')}</p>}
      <ul className={styles.changes}>
        {filled.map((change) => (
          <li key={change.id}>
            <Link
              to={`/review?change=${change.id}`}
              aria-current={change.id === reviewed?.id ? 'page' : undefined}
              className={joinNames(styles.change, change.id === reviewed?.id && styles.chosen) ?? ''}
            >
              {changeName(change, me, words)} <span className={styles.number}>{change.edits.length}</span>{' '}
              <ScheduleChip change={change} />
              <TrialChip change={change} />
            </Link>
          </li>
        ))}
      </ul>
      {reviewed !== undefined && reviewed.id !== current?.id && !isFrozen(reviewed) && <EditIt change={reviewed} />}
    </nav>
  )
}

/** Makes the reviewed change the one that is edited here. */
function EditIt({ change }: { change: OpenChange }) {
  const { t } = useWords()
  const me = useOperator().name
  const mayEdit = useMay('editor')
  const { edit, problem } = useEditChange()
  if (!mayEdit) return null
  return (
    <div className={styles.stacked}>
      <p>{t('changes.notHere')}</p>
      <ActionButton size="small" variant="secondary" onAct={() => edit(change)}>
        {t(isIn(change, me) ? 'changes.edit' : 'changes.join')}
      </ActionButton>
      <Problem error={problem} />
    </div>
  )
}
