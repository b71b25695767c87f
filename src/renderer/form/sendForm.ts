import type { Action, Actions } from '../../format/actions.ts'
import type { FormBlock } from '../../format/blocks/form.ts'
import type { Scope } from '../../format/expression/evaluate.ts'
import { isExpression } from '../../format/shape/compiled.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { constant } from '../../store/Store.ts'
import type { Run } from '../actions/useAction.ts'
import { type Reader, type Reading, readerIn } from '../reading/reader.ts'
import { readLabelled } from '../reading/display.ts'
import { evaluateIn } from '../screen/evaluateIn.ts'
import type { PlaceInScreen } from '../screen/ScopeContext.tsx'
import type { FormStore } from './formStore.ts'
import type { FormValues } from './formValues.ts'
import { emptyFieldOf, problemText, renewCaptchas, type Judgement } from './judgeForm.ts'
import type { PendingReview } from './useSubmit.ts'

/** A form needs all that is exported here once something is typed in it, and asks for it as soon as it shows. */
export { judgeForm, loadRules, problemText } from './judgeForm.ts'

const leads = new WeakMap<FormStore, (field?: string) => void>()

/** Leads to the page of a field, or to the first one, while a form has pages. The result ends it. */
export function onLead(form: FormStore, lead: (field?: string) => void): () => void {
  leads.set(form, lead)
  return () => leads.delete(form)
}

interface Sent {
  readonly form: FormStore
  readonly place: PlaceInScreen
  readonly run: Run
  readonly setReview: (review: PendingReview | undefined) => void
  /** Takes what the member is told of a failure. */
  readonly setRefusal: (refusal: string) => void
}

type ReviewBlock = NonNullable<FormBlock['submit']['review']>

/** Says what is wrong first, and brings the member there. False where nothing is wrong. */
export function refuse(
  {
    form,
    formId,
    place,
    report,
    complain,
    setReview,
  }: {
    readonly form: FormStore
    /** The id of its element. */
    readonly formId: string
    readonly place: PlaceInScreen
    readonly report: (code: string) => void
    /** Says in a toast why nothing was sent. */
    readonly complain: (text: string) => void
    readonly setReview: (review: undefined) => void
  },
  { problems, form: typed }: Judgement,
): boolean {
  const [first] = problems
  if (first === undefined) return false
  if (problems.some(({ kind }) => kind === 'unchecked')) report('rule-unchecked')
  setReview(undefined)
  complain(problemText(readerAt(place, typed).read, form.played.getSnapshot(), first))
  leads.get(form)?.(first.field)
  focusField(formId, ('path' in first ? first.path?.slice(1) : undefined) ?? first.field)
  return true
}

/** Asks the member to confirm what will be sent, with what the platform says of it; sends a form without a review. */
export async function submit(
  sent: Sent & { readonly complain: (text: string) => void },
  typed: FormValues,
): Promise<void> {
  const { form, place, complain, setReview, setRefusal } = sent
  const { review } = form.played.getSnapshot().submit
  if (review === undefined) return send(sent, typed)
  const checked = await check(review.check, place, typed)
  if (checked instanceof PlatformError) {
    if (checked.kind !== 'refused') return
    complain(checked.message)
    setRefusal(checked.message)
    return
  }
  const { read, reading } = readerAt({ ...place, extras: { ...place.extras, result: checked } }, typed)
  const question = readReview(read, review, typed)
  // Nobody can agree to figures that are not there.
  if (reading.pending || reading.failed.size > 0) complain(read.translate('form.waiting'))
  else setReview(question)
}

/** Codes of a platform that does not have the call, or has been asked too often: what is sent is not refused. */
const saysNothing = [404, 429]

/** The word of the platform on what will be sent: empty where it cannot say, an error where the review stays shut. */
async function check(
  asked: ReviewBlock['check'],
  place: PlaceInScreen,
  typed: FormValues,
): Promise<{ readonly data?: unknown } | PlatformError> {
  if (asked === undefined) return {}
  const { read } = readerAt(place, typed)
  const params = Object.fromEntries(Object.entries(asked.with ?? {}).map(([name, slot]) => [name, read.value(slot)]))
  try {
    return await place.store.renderer.host.platform.call(asked.call as OperationId, params)
  } catch (error) {
    const isRefusal =
      error instanceof PlatformError &&
      (error.kind === 'unauthorized' || (error.kind === 'refused' && !saysNothing.includes(error.code ?? 0)))
    return isRefusal ? error : {}
  }
}

/** Runs the actions of the form. Its values stay unless these run to their end. */
export async function send({ form, place, run, setReview, setRefusal }: Sent, typed: FormValues): Promise<void> {
  const { submit, fields } = form.played.getSnapshot()
  const scope = place.store.scope({ ...place.extras, form: constant(typed) })
  try {
    const ended = await run(sendableActions(submit.do, { fields, form: typed, scope }), {
      form: typed,
      about: form,
      onMoved: () => setReview(undefined),
      onComplaint: setRefusal,
    })
    if (ended !== 'done') return
    if (submit.clear) renewCaptchas(form.values)
    form.settle(submit.clear)
    if (submit.clear) leads.get(form)?.()
  } finally {
    setReview(undefined)
  }
}

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

/**
 * The actions of a submit without the parameters of fields that are hidden or left empty: those are not sent at all. A
 * parameter that has no value for any other reason stays, and the call is not made.
 */
export function sendableActions(
  actions: Actions,
  {
    fields,
    form,
    scope,
  }: {
    readonly fields: FormBlock['fields']
    readonly form: FormValues
    /** The names of the screen, where `form` is that very object. */
    readonly scope: Scope
  },
): Actions {
  function isLeftOut(slot: unknown): boolean {
    if (!isExpression(slot)) return false
    const empty = emptyFieldOf(evaluateIn(slot, scope), form)
    return empty !== undefined && Object.hasOwn(fields, empty)
  }
  return actions.map((action) => {
    if (!('call' in action) || action.with === undefined) return action
    const sent = Object.entries(action.with).filter(([, slot]) => !isLeftOut(slot))
    return { ...action, with: Object.fromEntries(sent) } satisfies Action
  })
}
