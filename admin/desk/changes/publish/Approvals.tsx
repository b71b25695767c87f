import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { Note } from '../../kit/Note.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import type { Review } from '../../../api/review.ts'
import { useWords } from '../../words/useWords.ts'
import { sentenceOf } from '../../words/sentenceOf.ts'

interface ApprovalsProps {
  readonly review: Review
  /** Nothing can be published here, so that no bar has the button that approves. */
  readonly isWithoutBar: boolean
  readonly onChanged: () => void
}

/**
 * The second person: who approved exactly this content, and what still needs one. Any later edit voids an approval.
 */
export function Approvals({ review, isWithoutBar, onChanged }: ApprovalsProps) {
  const words = useWords()
  const { t } = words
  const { approvals, secondPersonFor } = review
  const { approve, takeBack, busy, problem } = useApproval(review, onChanged)
  if (review.change === undefined || (approvals.length === 0 && secondPersonFor.length === 0)) return null
  const authors = [...new Set(secondPersonFor.map(({ author }) => author))]
  return (
    <Note
      tone={secondPersonFor.length > 0 ? 'warning' : 'gain'}
      title={t(secondPersonFor.length > 0 ? 'review.secondNeeded' : 'review.secondLooked')}
    >
      {secondPersonFor.length > 0 && <p>{t('review.largeBy', { people: words.list(authors) })}</p>}
      {approvals.map(({ actor, at }) => (
        <p key={actor}>{t('review.approvedBy', { who: actor, at: words.moment(at) })}</p>
      ))}
      {problem !== undefined && <p role="alert">{sentenceOf(problem, words)}</p>}
      {takeBack && (
        <Button size="small" variant="secondary" busy={busy} onClick={() => void takeBack()}>
          {t('review.takeBack')}
        </Button>
      )}
      {isWithoutBar && approve && (
        <Button size="small" busy={busy} onClick={() => void approve()}>
          {t('review.approve')}
        </Button>
      )}
    </Note>
  )
}

/** Approves what is reviewed, or takes that back; each is missing where it is not the operator's to do. */
export function useApproval(review: Review, onChanged: () => void) {
  const api = useApi()
  const { name } = useOperator()
  const mayApprove = useMay('publisher')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const { change, approvals, secondPersonFor, hash, edits } = review

  async function act(action: () => Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    await action().catch((error: unknown) => setProblem(error))
    setBusy(false)
    onChanged()
  }

  const isAsked = change !== undefined && (approvals.length > 0 || secondPersonFor.length > 0)
  if (!isAsked || !mayApprove) return { busy, problem }
  const body = { change: change.id, reviewed: hash }
  if (approvals.some(({ actor }) => actor === name))
    return { busy, problem, takeBack: () => act(() => api.withdrawApproval({ body })) }
  if (edits.every(({ actor }) => actor === name)) return { busy, problem }
  return { busy, problem, approve: () => act(() => api.approve({ body })) }
}
