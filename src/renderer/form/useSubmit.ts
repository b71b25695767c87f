import { useEffect, useRef, useState } from 'react'
import { useReport } from '../screen/useReport.ts'
import { useRun } from '../actions/useAction.ts'
import type { ScreenStore } from '../screen/createScreenStore.ts'
import { usePlace } from '../screen/ScopeContext.tsx'
import type { ReviewItem } from '../../ui/ReviewSheet.tsx'
import { followVisit, type FormVisit } from './followVisit.ts'
import type { Attempt, FormStore } from './formStore.ts'
import type { FormValues } from './formValues.ts'
import { copyKeys } from '../host/copyKeys.ts'

/** The question to the member, with the values as they will be sent. */
export interface PendingReview {
  readonly form: FormValues
  readonly title: string
  readonly items: readonly ReviewItem[]
  readonly note: string
  readonly confirm: string
}

export type Submitting = ReturnType<typeof useSubmit>

/** Check → review → actions. */
export function useSubmit({
  form,
  formId,
  isShut,
}: {
  readonly form: FormStore
  readonly formId: string
  /** Nothing may be sent now. */
  readonly isShut: boolean
}) {
  const place = usePlace()
  const run = useRun()
  const report = useReport()
  const [review, setReview] = useState<PendingReview>()
  /** Why the last attempt came to nothing, until something else is typed: a toast is gone before it is read twice. */
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  // State comes a render late for the second tap.
  const isRunning = useRef(false)
  const isOpen = useIsOpen(isShut)
  const { feedback, text } = place.store.renderer.host
  const visit = useVisit(place.store, form)
  // It takes the place of the form's last complaint.
  const complain = (words: string) => feedback.toast(words, 'danger', [place.store, form, place.extras.row])
  const sent = { form, formId, place, run, report, complain, setReview, setRefusal }

  /** Undefined where it cannot be told what is wrong: then nothing is sent. */
  async function judge(fields?: readonly string[]): Promise<Attempt | undefined> {
    try {
      return await form.attempt(fields)
    } catch {
      report('form-not-loaded')
      complain(text.getSnapshot()(copyKeys.problem))
      return undefined
    }
  }

  /** One at a time. The code that sends may come late: by then the member may have left, or the form may be shut. */
  async function attempt(goOn: (attempt: Attempt) => unknown, fields?: readonly string[]): Promise<void> {
    if (isRunning.current || !isOpen.current) return
    isRunning.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      const attempted = await judge(fields)
      if (attempted === undefined || !isOpen.current) return
      const { later, judgement } = attempted
      if (later.refuse(sent, judgement)) visit.current?.refuse(judgement.problems[0]?.field)
      else await goOn(attempted)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  async function send({ later }: Attempt, typed: FormValues): Promise<void> {
    const tell = visit.current?.send()
    const how = await later.send(sent, typed)
    tell?.(how)
  }

  useEffect(
    () => (refusal === undefined ? undefined : form.values.subscribe(() => setRefusal(undefined))),
    [form, refusal],
  )

  return {
    busy,
    review,
    refusal,
    submit: async () =>
      attempt(async (attempted) => {
        const { later, judgement } = attempted
        const { form: typed } = judgement
        const { review: asked } = form.played.getSnapshot().submit
        if (!asked) return send(attempted, typed)
        const checked = asked.check && (await (await import('./checkReview.ts')).checkReview(asked.check, sent, typed))
        if (checked === 'refused') visit.current?.refuse()
        else later.ask(sent, asked, { typed, ...checked })
      }),
    // Judged again: a limit may have moved while the member was reading.
    confirm: async () => review && attempt(async (attempted) => send(attempted, review.form)),
    cancel: () => setReview(undefined),
    /** Checks these fields, and goes on where nothing is wrong with them. */
    check: attempt,
  }
}

/** The member's visit of the form, which ends when it is left. */
function useVisit(store: ScreenStore, form: FormStore): Readonly<{ current: FormVisit | undefined }> {
  const visit = useRef<FormVisit>(undefined)
  useEffect(() => {
    const { visits } = store.renderer.host
    if (!visits) return undefined
    const begun = followVisit(visits, store.play.getSnapshot().plan.id, form.played.getSnapshot().id)
    visit.current = begun
    return () => begun.leave()
  }, [store, form])
  return visit
}

/** Whether the form shows and may be sent, for what goes on after a wait. */
function useIsOpen(isShut: boolean): Readonly<{ current: boolean }> {
  const isOpen = useRef(!isShut)
  useEffect(() => {
    isOpen.current = !isShut
    return () => {
      isOpen.current = false
    }
  }, [isShut])
  return isOpen
}
