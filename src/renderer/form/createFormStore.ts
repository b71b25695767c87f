import type { FormBlock } from '../../format/blocks/form.ts'
import { isExpression } from '../../format/shape/slots.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { createCell } from '../createCell.ts'
import type { Readable } from '../Host.ts'
import { dependenciesOf } from '../scope/dependenciesOf.ts'
import { evaluateIn } from '../scope/evaluateIn.ts'
import type { PlaceInScreen } from '../scope/ScopeContext.tsx'
import { createCaptchas, type Captchas } from './captcha/createCaptchas.ts'
import { createPublisher } from './createPublisher.ts'
import { markDirty } from './dirtyForms.ts'
import type { FieldProblem } from './FieldProblem.ts'
import { judgeForm, type Judgement } from './judgeForm.ts'
import { startValue } from './startValue.ts'
import { structureOf } from './structureOf.ts'
import type { FormValues } from './typedValues.ts'

/** The state of one open form. Its parts change on their own, and only those who read a part hear of it. */
export interface FormStore {
  /** The block as it is played: while something is typed, with the structure it had when it was opened. */
  readonly played: Readable<FormBlock>
  /** A newer structure waits until the form is clean or left. */
  readonly isWaiting: Readable<boolean>
  /** What expressions read as `form`. */
  readonly form: Readable<FormValues>
  readonly isDirty: Readable<boolean>
  readonly captchas: Captchas
  /** The values as they are typed, parked ones of removed fields among them. */
  values(): FormValues
  isVisible(field: string): boolean
  /** What is wrong with a field, once the member has tried to send. */
  problemOf(field: string): FieldProblem | undefined
  /** Hears of changes to what shows and what is wrong. */
  readonly subscribe: (onChange: () => void) => () => void
  /** A value typed or chosen by the member. */
  change(field: string, value: unknown): void
  /** Values that come from elsewhere, for fields the member has not touched: a start, a remembered account. */
  prefill(values: FormValues): void
  /** Takes a choice away that is no longer on offer. */
  withdraw(field: string): void
  /** The member wants to send: everything that is wrong, in the order of the document. */
  attempt(): Judgement
  /** Sent: empties the form, or takes what it holds for what it starts with. */
  settle(clear: boolean): void
  /** The block of the newest release, and where it stands. */
  play(block: FormBlock, place: PlaceInScreen): void
  /** Follows what the form reads; the result leaves it. */
  connect(write: (field: string, value: unknown) => void): () => void
}

export function createFormStore(opened: FormBlock, openedIn: PlaceInScreen): FormStore {
  let place = openedIn
  let newest = opened
  let baseline: FormValues = {}
  let values: FormValues = {}
  let waitingStarts: ReadonlySet<string> = new Set()
  let hasTried = false
  let write: (field: string, value: unknown) => void = () => undefined
  let unwatch: () => void = () => undefined
  let isConnected = false

  const played = createCell(opened)
  const isWaiting = createCell(false)
  const isDirty = createCell(false)
  const captchas = createCaptchas()
  const form = createCell<FormValues>({})
  const judged = createCell<Judgement>({ visible: [], form: {}, problems: [] })
  const shownProblems = createCell<readonly FieldProblem[]>([])
  const publisher = createPublisher<FormValues>((id, now) => place.store.setForm(id, now))
  const self = {}

  const scopeOf = (now: FormValues) => place.store.scope({ ...place.extras, form: constant(now) })

  function judge(): Judgement {
    const block = played.getSnapshot()
    const now = reuseEqual(judged.getSnapshot(), judgeForm({ block, values, scopeOf, solves: captchas.solves }))
    judged.set(now)
    form.set(now.form)
    shownProblems.set(hasTried ? now.problems : [])
    setDirty(Object.keys(block.fields).some((name) => !isSame(values[name], baseline[name])))
    // Being clean again may have let a newer structure in, which was judged in turn.
    return judged.getSnapshot()
  }

  function setDirty(next: boolean): void {
    isDirty.set(next)
    if (isConnected) markDirty(self, next)
    if (!next) takeNewest()
  }

  /** Starts that can be worked out by now are filled in, each once and never over something typed. */
  function fillStarts(): void {
    if (waitingStarts.size === 0) return
    const { fields, schema } = played.getSnapshot()
    const scope = scopeOf(form.getSnapshot())
    const found: Record<string, unknown> = {}
    const left = new Set<string>()
    for (const name of waitingStarts) {
      const [start, property] = [fields[name]?.start, schema.properties[name]]
      if (start === undefined || property === undefined || !isSame(values[name], baseline[name])) continue
      const outcome = isExpression(start) ? evaluateIn(start, scope) : ({ kind: 'value', value: start } as const)
      // Something absent may still come, as the member's own data does after a slow start.
      if (outcome.kind !== 'value') left.add(name)
      else found[name] = startValue(property, outcome.value)
    }
    waitingStarts = left
    fill(found)
  }

  function fill(found: FormValues): void {
    if (Object.keys(found).length === 0) return
    baseline = { ...baseline, ...found }
    values = { ...values, ...found }
    for (const [name, value] of Object.entries(found)) write(name, value)
  }

  function begin(block: FormBlock, names: readonly string[]): void {
    played.set(block)
    waitingStarts = new Set([...waitingStarts, ...names.filter((name) => block.fields[name]?.start !== undefined)])
    fillStarts()
  }

  /** The structure of the newest release, once nothing typed depends on the old one. */
  function takeNewest(): void {
    const before = played.getSnapshot()
    if (before === newest) return
    const isSameStructure = structureOf(before) === structureOf(newest)
    if (!isSameStructure && isDirty.getSnapshot()) {
      isWaiting.set(true)
      return
    }
    isWaiting.set(false)
    // A field that keeps its name and changes its type cannot keep its value.
    const changed = Object.keys(newest.fields).filter((name) => typeOf(before, name) !== typeOf(newest, name))
    begin(newest, changed)
    for (const name of changed) if (Object.hasOwn(before.fields, name)) drop(name)
    watch()
    judge()
  }

  function drop(name: string): void {
    const { [name]: _, ...others } = baseline
    baseline = others
    values = { ...values, [name]: undefined }
    write(name, undefined)
  }

  function watch(): void {
    unwatch()
    if (!isConnected) return
    const parts = place.store.readables([...new Set(readBy(played.getSnapshot()))], place.extras)
    const follow = () => {
      fillStarts()
      publisher.now(played.getSnapshot().id, judge().form)
    }
    const stops = parts.map((part) => part.subscribe(follow))
    // A new plan may read other parts for a name such as `value.total`.
    stops.push(
      place.store.play.subscribe(() => {
        watch()
        follow()
      }),
    )
    unwatch = () => {
      for (const stop of stops) stop()
    }
  }

  begin(opened, Object.keys(opened.fields))
  judge()

  return {
    played,
    isWaiting,
    form,
    isDirty,
    captchas,
    values: () => values,
    isVisible: (field) => judged.getSnapshot().visible.includes(field),
    problemOf: (field) => shownProblems.getSnapshot().find((problem) => problem.field === field),
    subscribe(onChange) {
      const stops = [judged.subscribe(onChange), shownProblems.subscribe(onChange)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    change(field, value) {
      if (isSame(values[field], value)) return
      values = { ...values, [field]: value }
      const { id, fields } = played.getSnapshot()
      const now = judge().form
      if (isTyped(fields[field]?.widget)) publisher.soon(id, now)
      else publisher.now(id, now)
    },
    prefill(given) {
      fill(Object.fromEntries(Object.entries(given).filter(([name]) => isSame(values[name], baseline[name]))))
      publisher.now(played.getSnapshot().id, judge().form)
    },
    withdraw(field) {
      if (isSame(values[field], baseline[field])) baseline = { ...baseline, [field]: undefined }
      values = { ...values, [field]: undefined }
      write(field, undefined)
      publisher.now(played.getSnapshot().id, judge().form)
    },
    attempt() {
      hasTried = true
      const judgement = judge()
      publisher.now(played.getSnapshot().id, judgement.form)
      return judgement
    },
    settle(clear) {
      hasTried = false
      const { fields, id } = played.getSnapshot()
      if (clear) {
        const names = Object.keys(fields)
        baseline = {}
        values = {}
        captchas.clear()
        for (const name of names) write(name, undefined)
        begin(played.getSnapshot(), names)
      } else {
        baseline = values
      }
      publisher.now(id, judge().form)
    },
    play(block, nextPlace) {
      if (block === newest && nextPlace === place) return
      newest = block
      place = nextPlace
      takeNewest()
      watch()
      judge()
    },
    connect(writeTo) {
      write = writeTo
      isConnected = true
      watch()
      fillStarts()
      const { id } = played.getSnapshot()
      publisher.now(id, judge().form)
      return () => {
        unwatch()
        unwatch = () => undefined
        write = () => undefined
        isConnected = false
        publisher.leave(id)
        markDirty(self, false)
      }
    },
  }
}

/** The names that decide over what shows, what is wrong and what the form starts with. */
function readBy({ fields, rules }: FormBlock): readonly string[] {
  const ofFields = Object.values(fields).flatMap(({ when, start }) => [when, start])
  return [...ofFields, ...rules.flatMap(({ assert, when }) => [assert, when])]
    .flatMap((expression) => dependenciesOf(expression))
    .filter((name) => name !== 'form')
}

const typedWidgets: readonly string[] = ['text', 'password', 'amount', 'textarea', 'captcha']
const isTyped = (widget: string | undefined) => widget !== undefined && typedWidgets.includes(widget)

/** Nothing typed, an empty text and an unticked box are the same. */
const isSame = (a: unknown, b: unknown) => Object.is(plain(a), plain(b))
const plain = (value: unknown) => (value === '' || value === false || value === null ? undefined : value)

const typeOf = ({ schema, fields }: FormBlock, name: string) => (Object.hasOwn(fields, name) ? schema.properties[name]?.type : undefined)

function constant<T>(value: T): Readable<T> {
  return { subscribe: () => () => undefined, getSnapshot: () => value }
}
