import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { Note } from '../../kit/Note.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import type { Review } from '../../../api/review.ts'
import { useWords } from '../../words/useWords.ts'
import { sentenceOf } from '../../words/sentenceOf.ts'

/**
 * The second person: who approved exactly this content, what still needs one, and the button for it. Any later edit
 * voids an approval.
 */
export function Approvals({ review, onChanged }: { review: Review; onChanged: () => void }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const { name } = useOperator()
  const mayApprove = useMay('publisher')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const { change: reviewed, approvals, secondPersonFor, hash, edits } = review
  if (reviewed === undefined || (approvals.length === 0 && secondPersonFor.length === 0)) return null
  const authors = [...new Set(secondPersonFor.map(({ author }) => author))]
  const hasApproved = approvals.some(({ actor }) => actor === name)
  const isOnlyAuthor = edits.every(({ actor }) => actor === name)

  async function change(action: () => Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    await action().catch((error: unknown) => setProblem(error))
    setBusy(false)
    onChanged()
  }

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
      {mayApprove && hasApproved && (
        <Button
          size="small"
          variant="secondary"
          busy={busy}
          onClick={() => void change(() => api.withdrawApproval({ body: { change: reviewed.id, reviewed: hash } }))}
        >
          {t('review.takeBack')}
        </Button>
      )}
      {mayApprove && !hasApproved && !isOnlyAuthor && (
        <Button
          size="small"
          busy={busy}
          onClick={() => void change(() => api.approve({ body: { change: reviewed.id, reviewed: hash } }))}
        >
          {t('review.approve')}
        </Button>
      )}
    </Note>
  )
}
