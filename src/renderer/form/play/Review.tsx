import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '../../hooks/useTranslate.ts'
import { formKeys } from '../formKeys.ts'
import type { PendingReview, Submitting } from './useSubmit.ts'

const ReviewSheet = lazy(async () => ({ default: (await import('../../../ui/ReviewSheet.tsx')).ReviewSheet }))

/** What the member confirms before money moves. */
export function Review({ submitting }: { readonly submitting: Submitting }) {
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
        onConfirm={confirm}
        onCancel={cancel}
      />
    </Suspense>
  )
}
