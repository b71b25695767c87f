import type { Action, Actions } from '../../format/actions.ts'
import type { FormBlock } from '../../format/blocks/form.ts'
import type { Scope } from '../../format/expression/evaluate.ts'
import { isExpression } from '../../format/shape/compiled.ts'
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
  /** Says in a toast why nothing was sent. */
  readonly complain: (text: string) => void
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
  }: Pick<Sent, 'form' | 'place' | 'complain' | 'setReview'> & {
    /** The id of its element. */
    readonly formId: string
    readonly report: (code: string) => void
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

/** Asks the member to confirm what will be sent. */
export function ask(
  { place, complain, setReview }: Pick<Sent, 'place' | 'complain' | 'setReview'>,
  review: ReviewBlock,
  { typed, ...checked }: { readonly typed: FormValues; readonly result?: object },
): void {
  const { read, reading } = readerAt({ ...place, extras: { ...place.extras, ...checked } }, typed)
  const question = readReview(read, review, typed)
  // Nobody can agree to figures that are not there.
  if (reading.pending || reading.failed.size > 0) complain(read.translate('form.waiting'))
  else setReview(question)
}

/**
 * Runs the actions of the form. Its values stay unless these run to their end. Answers what came of it, undefined where
 * the member turned back.
 */
export async function send(
  { form, place, run, setReview, setRefusal }: Omit<Sent, 'complain'>,
  typed: FormValues,
): Promise<'sent' | 'refused' | 'unknown' | undefined> {
  const { submit, fields } = form.played.getSnapshot()
  const scope = place.store.scope({ ...place.extras, form: constant(typed) })
  let isRefused = false
  try {
    const ended = await run(sendableActions(submit.do, { fields, form: typed, scope }), {
      form: typed,
      about: form,
      onMoved: () => setReview(undefined),
      onComplaint(words) {
        isRefused = true
        setRefusal(words)
      },
    })
    if (ended === 'unknown') return 'unknown'
    if (ended === 'stopped') return isRefused ? 'refused' : undefined
    if (submit.clear) renewCaptchas(form.values)
    form.settle(submit.clear)
    if (submit.clear) leads.get(form)?.()
    return 'sent'
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

/** Brings the input of a field, where it shows one, into view and puts the focus there. */
function focusField(formId: string, path: string): void {
  const field = document.getElementById(formId)?.querySelector(`[data-field=${JSON.stringify(path)}]`)
  // A picture code has a button before its input.
  const input = field?.querySelector<HTMLElement>('input, textarea') ?? field?.querySelector<HTMLElement>('button')
  if (!input) return
  input.focus({ preventScroll: true })
  // jsdom scrolls nothing.
  field?.scrollIntoView?.({ block: 'center' })
}

/** Reads slots as they are at this moment, with these values of the form: for what happens on a submit. */
export function readerAt(
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
