import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { momentText } from '../../parts/momentText.ts'
import { Note } from '../../parts/Note.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import type { Review } from '../../../api/review.ts'

/**
 * The second person: who approved exactly this content, what still needs one, and the button for it. Any later edit
 * voids an approval.
 */
export function Approvals({ review, onChanged }: { review: Review; onChanged: () => void }) {
  const api = useApi()
  const { name } = useOperator()
  const mayApprove = useMay('publisher')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { approvals, secondPersonFor, hash, edits } = review
  if (approvals.length === 0 && secondPersonFor.length === 0) return null
  const authors = [...new Set(secondPersonFor.map(({ author }) => author))]
  const hasApproved = approvals.some(({ actor }) => actor === name)
  const isOnlyAuthor = edits.every(({ actor }) => actor === name)

  async function change(action: () => Promise<unknown>) {
    setBusy(true)
    setProblem('')
    await action().catch((error: unknown) => setProblem(sentenceOf(error)))
    setBusy(false)
    onChanged()
  }

  return (
    <Note
      tone={secondPersonFor.length > 0 ? 'warning' : 'gain'}
      title={secondPersonFor.length > 0 ? 'A second person has to look at this' : 'A second person has looked at this'}
    >
      {secondPersonFor.length > 0 && (
        <p>Large changes by {joined.format(authors)} are approved or published by somebody else.</p>
      )}
      {approvals.map(({ actor, at }) => (
        <p key={actor}>
          Approved by {actor}, {momentText(at)}. Any edit takes that back.
        </p>
      ))}
      {problem !== '' && <p role="alert">{problem}</p>}
      {mayApprove && hasApproved && (
        <Button
          size="small"
          variant="secondary"
          busy={busy}
          onClick={() => void change(() => api.withdrawApproval(hash))}
        >
          Take my approval back
        </Button>
      )}
      {mayApprove && !hasApproved && !isOnlyAuthor && (
        <Button size="small" busy={busy} onClick={() => void change(() => api.approve(hash))}>
          Approve what is shown here
        </Button>
      )}
    </Note>
  )
}

const joined = new Intl.ListFormat('en', { type: 'conjunction' })
