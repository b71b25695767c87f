import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MovedNote } from '../../changes/publish/MovedNote.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useWords } from '../../words/useWords.ts'
import { BootNotice } from './BootNotice.tsx'
import { ClosedReview } from './ClosedReview.tsx'
import { OpenConflicts } from './OpenConflicts.tsx'
import { OpenReview } from './OpenReview.tsx'
import { ReviewChoice } from './ReviewChoice.tsx'
import { ReviewedEdits } from './ReviewedEdits.tsx'
import { SetAsideNote } from './SetAsideNote.tsx'
import { UnsavedEdits } from './UnsavedEdits.tsx'

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
  const [search, setSearch] = useSearchParams()
  const named = search.get('change') ?? undefined
  const missing = named === undefined ? current?.id : undefined
  useEffect(() => {
    if (missing !== undefined) setSearch({ change: missing }, { replace: true })
  }, [missing, setSearch])
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
