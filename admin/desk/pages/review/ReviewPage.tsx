import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { MovedNote } from '../../changes/publish/MovedNote.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { OWN_CHANGE } from '../../phone/usePlayedChange.ts'
import { useWords } from '../../words/useWords.ts'
import { ClosedReview } from './ClosedReview.tsx'
import { OpenConflicts } from './OpenConflicts.tsx'
import { OpenReview } from './OpenReview.tsx'
import { ReviewedEdits } from './ReviewedEdits.tsx'
import { SetAsideNote } from './SetAsideNote.tsx'
import { UnsavedEdits } from './UnsavedEdits.tsx'
import useSWR from 'swr'
import { useApi } from '../../api/ApiProvider.tsx'
import { Note } from '../../kit/Note.tsx'
import { FindingList } from '../../changes/publish/FindingList.tsx'
import type { Status } from '../../../api/documentApi.ts'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { isFrozen, isIn, type OpenChange } from '../../../api/changeApi.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { useEditChange } from '../../changes/useEditChange.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { ScheduleChip } from '../../changes/schedules/ScheduleChip.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { TrialChip } from '../../changes/trials/TrialChip.tsx'
import styles from '../../changes/publish/review.module.css'

/** The change of the address, and no other one: open, it can be published; closed, the page says how it ended. */
export function ReviewPage() {
  const { t } = useWords()
  const { changes } = useDraftSnapshot()
  const id = useReviewed()
  const open = changes.find((change) => change.id === id)
  return (
    <>
      <PageHeader title={t('areas.review')} text={t('review.text')} />
      <ReviewChoice reviewed={open} isNamed={id !== undefined} />
      <BootNotice />
      <SetAsideNote />
      {id === undefined && <NothingReviewed />}
      {/* By their keys nothing that is typed or ticked for one change is ever there for another. */}
      {id !== undefined && open === undefined && <ClosedReview key={id} id={id} />}
      {open && <OpenReview key={open.id} change={open} />}
    </>
  )
}

/** The change of the address, which without one becomes that of the change that edits go to, and stays. */
function useReviewed(): string | undefined {
  const { current } = useDraftSnapshot()
  const navigate = useNavigate()
  const { id } = useParams()
  const named = id === OWN_CHANGE ? undefined : id
  const missing = named === undefined ? current?.id : undefined
  useEffect(() => {
    if (missing !== undefined) void navigate(`/changes/${missing}`, { replace: true })
  }, [missing, navigate])
  return named ?? missing
}

/** The operator has no change yet: what is typed waits for its first edit. */
function NothingReviewed() {
  const { changes, pending } = useDraftSnapshot()
  return (
    <>
      <MovedNote />
      <OpenConflicts />
      <UnsavedEdits />
      {changes.length === 0 && pending.size === 0 && <ReviewedEdits change={undefined} edits={[]} isCurrent />}
    </>
  )
}

/** Says what does not work in the service, and whether its build's documents are not the live ones. */
function BootNotice() {
  const words = useWords()
  const api = useApi()
  const { data } = useSWR('status', () => api.status())
  if (data === undefined) return null
  return (
    <>
      {data.incidents.map((sentence) => (
        <Note key={sentence} tone="warning" title={words.t('review.incident')}>
          <p>{sentence}</p>
        </Note>
      ))}
      <OtherBuild boot={data.boot} />
    </>
  )
}

function OtherBuild({ boot }: Pick<Status, 'boot'>) {
  const { t } = useWords()
  if (boot?.kind === 'refused')
    return (
      <Note tone="loss" title={t('review.buildRefused', { seq: boot.seq })}>
        <p>{t('review.buildRefusedWhy')}</p>
        <FindingList findings={boot.blockers} />
      </Note>
    )
  if (boot?.kind === 'newer-build')
    return (
      <Note tone="warning" title={t('review.newerBuild')}>
        <p>{t('review.newerBuildWhy')}</p>
      </Note>
    )
  return null
}

interface ReviewChoiceProps {
  readonly reviewed: OpenChange | undefined
  /** The address names a change, be it open or closed. */
  readonly isNamed: boolean
}

/** Which of several open changes is reviewed; one of somebody else's is reviewed as it is, and edited after joining. */
function ReviewChoice({ reviewed, isNamed }: ReviewChoiceProps) {
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
              to={`/changes/${change.id}`}
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
