import { Suspense, useState } from 'react'
import { later } from '../../ui/later.tsx'
import { useTranslate } from '../reading/useTranslate.ts'
import { formKeys } from './formKeys.ts'
import type { PendingReview, Submitting } from './useSubmit.ts'

const ReviewSheet = later(async () => (await import('../../ui/ReviewSheet.tsx')).ReviewSheet)

interface ReviewProps {
  readonly submitting: Submitting
  /** Why it cannot be confirmed for the moment. */
  readonly shut: string | undefined
}

/** What the member confirms before money moves. */
export function Review({ submitting, shut }: ReviewProps) {
  const { review, busy, confirm, cancel } = submitting
  const translate = useTranslate()
  // The words stay for the closing animation.
  const [last, setLast] = useState<PendingReview>()
  if (review !== undefined && review !== last) setLast(review)
  const shown = review ?? last
  if (shown === undefined) return null
  return (
    <Suspense>
      <ReviewSheet
        open={review !== undefined}
        title={shown.title}
        items={shown.items}
        warning={shown.note === '' ? undefined : shown.note}
        confirmLabel={shown.confirm}
        cancelLabel={translate(formKeys.edit)}
        busy={busy}
        shut={shut}
        onConfirm={() => void confirm()}
        onCancel={cancel}
      />
    </Suspense>
  )
}
