import { useEffect, useRef, useState } from 'react'
import type { FormBlock } from '../../format/blocks/form.ts'
import { readLabelled } from '../reading/readLabelled.ts'
import { useReport } from '../screen/useReport.ts'
import { useRun } from '../actions/useRun.ts'
import { usePlace, type PlaceInScreen } from '../screen/ScopeContext.tsx'
import type { ReviewItem } from '../../ui/ReviewSheet.tsx'
import type { FormStore } from './createFormStore.ts'
import { formKeys } from './formKeys.ts'
import type { Judgement } from './judgeForm.ts'
import { sendableActions } from './sendableActions.ts'
import type { FormValues } from './typedValues.ts'
import { problemText } from './problemText.ts'
import { constant } from '../../store/Store.ts'
import { copyKeys } from '../host/copyKeys.ts'
import type { Reader, Reading } from '../reading/createReader.ts'
import { readerIn } from '../reading/readerIn.ts'

/** What the member is asked to confirm, as it will be sent. */
export interface PendingReview {
  readonly form: FormValues
  readonly title: string
  readonly items: readonly ReviewItem[]
  readonly note: string
  readonly confirm: string
}

export interface Submitting {
  readonly busy: boolean
  readonly review: PendingReview | undefined
  /** Why the last attempt came to nothing, until something else is typed: a toast is gone before it is read twice. */
  readonly refusal: string | undefined
  readonly submit: () => Promise<void>
  readonly confirm: () => Promise<void>
  readonly cancel: () => void
}

interface Options {
  readonly form: FormStore
  readonly formId: string
  /** Nothing may be sent now. */
  readonly isShut: boolean
}

/** Check → review → actions. Values stay unless the actions ran to their end. */
export function useSubmit({ form, formId, isShut }: Options): Submitting {
  const place = usePlace()
  const run = useRun()
  const report = useReport()
  const [review, setReview] = useState<PendingReview>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  // State comes a render late for the second tap.
  const isRunning = useRef(false)
  const isOpen = useIsOpen(isShut)
  const { feedback } = place.store.renderer.host
  const about = [place.store, form, place.extras.row]

  function refuse({ problems, form: now }: Judgement): boolean {
    const [first] = problems
    if (first === undefined) return false
    if (problems.some(({ kind }) => kind === 'unchecked')) report('rule-unchecked')
    setReview(undefined)
    feedback.toast(problemText(readerAt(place, now).read, form.played.getSnapshot(), first), 'danger', about)
    focusField(formId, (first.kind === 'keyword' ? first.path?.slice(1) : undefined) ?? first.field)
    return true
  }

  /** Undefined where it cannot be told what is wrong: then nothing is sent. */
  async function judge(): Promise<Judgement | undefined> {
    try {
      return await form.attempt()
    } catch {
      report('judge-not-loaded')
      feedback.toast(place.store.renderer.host.text.getSnapshot()(copyKeys.problem), 'danger', about)
      return undefined
    }
  }

  /** One at a time. The code that judges may come late: by then the member may have left, or the form may be shut. */
  async function attempt(goOn: (judgement: Judgement) => Promise<void>): Promise<void> {
    if (isRunning.current || !isOpen.current) return
    isRunning.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      const judgement = await judge()
      if (judgement !== undefined && isOpen.current && !refuse(judgement)) await goOn(judgement)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  async function send(sent: FormValues): Promise<void> {
    const { submit, fields } = form.played.getSnapshot()
    const scope = place.store.scope({ ...place.extras, form: constant(sent) })
    try {
      const ended = await run(sendableActions(submit.do, { fields, form: sent, scope }), {
        form: sent,
        about: form,
        onMoved: () => setReview(undefined),
        onComplaint: setRefusal,
      })
      if (ended === 'done') form.settle(submit.clear)
    } finally {
      setReview(undefined)
    }
  }

  async function ask(asked: ReviewBlock, typed: FormValues): Promise<void> {
    const { read, reading } = readerAt(place, typed)
    const question = readReview(read, asked, typed)
    // Nobody can agree to figures that are not there.
    if (reading.pending || reading.failed.size > 0) feedback.toast(read.translate(formKeys.waiting), 'danger', about)
    else setReview(question)
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
      attempt(async ({ form: typed }) => {
        const asked = form.played.getSnapshot().submit.review
        return asked === undefined ? send(typed) : ask(asked, typed)
      }),
    // Judged again: a limit may have moved while the member was reading.
    confirm: async () => (review === undefined ? undefined : attempt(async () => send(review.form))),
    cancel: () => setReview(undefined),
  }
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

type ReviewBlock = NonNullable<FormBlock['submit']['review']>

/** The first amount stands out: it is what a member must not overlook. */
function readReview(read: ReturnType<typeof readerAt>['read'], review: ReviewBlock, form: FormValues): PendingReview {
  const main = review.rows.find((row) => isMoney(row) && read.condition(row.when))
  return {
    form,
    title: read.text(review.title),
    items: review.rows.flatMap((row) =>
      readLabelled(read, [row]).map(({ label, text }) => ({ label, value: text ?? '', strong: row === main })),
    ),
    note: read.text(review.note),
    confirm: read.text(review.confirm),
  }
}

const isMoney = ({ as }: ReviewBlock['rows'][number]) => as === 'krw' || as === 'usdt' || typeof as === 'object'

/** Brings the input of a field into view and puts the focus there; false when the field shows none. */
function focusField(formId: string, path: string): boolean {
  const field = document.getElementById(formId)?.querySelector(`[data-field=${JSON.stringify(path)}]`)
  // A picture code has a button before its input.
  const input = field?.querySelector<HTMLElement>('input, textarea') ?? field?.querySelector<HTMLElement>('button')
  if (!input) return false
  input.focus({ preventScroll: true })
  // jsdom scrolls nothing.
  field?.scrollIntoView?.({ block: 'center' })
  return true
}

/** Reads slots as they are at this moment, with these values of the form: for what happens on a submit. */
function readerAt(
  { store, extras }: PlaceInScreen,
  form: FormValues,
): { readonly read: Reader; readonly reading: Reading } {
  const reading: Reading = { pending: false, failed: new Set(), problems: new Set() }
  const read = readerIn(store, { ...extras, form: constant(form) }, reading)
  return { read, reading }
}
