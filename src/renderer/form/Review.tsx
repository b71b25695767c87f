import { useState } from 'react'
import { ReviewSheet } from '../../ui/ReviewSheet.tsx'
import { useTranslate } from '../reading/language.ts'
import type { PendingReview, Submitting } from './useSubmit.ts'

interface ReviewProps {
  readonly submitting: Submitting
  /** Why it cannot be confirmed for the moment. */
  readonly shut: string | undefined
}

/** Review that the member confirms before money moves. Load it lazily: the sheet carries the swipe gestures. */
export function Review({ submitting, shut }: ReviewProps) {
  const { review, busy, confirm, cancel } = submitting
  const translate = useTranslate()
  // The words stay for the closing animation.
  const [last, setLast] = useState<PendingReview>()
  if (review !== undefined && review !== last) setLast(review)
  const shown = review ?? last
  if (shown === undefined) return null
  return (
    <ReviewSheet
      open={review !== undefined}
      title={shown.title}
      items={shown.items}
      warning={shown.note === '' ? undefined : shown.note}
      confirmLabel={shown.confirm}
      cancelLabel={translate('form.edit')}
      busy={busy}
      shut={shut}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    />
  )
}
