import type { FormBlock } from '../../format/blocks/form.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { createCell } from '../createCell.ts'
import type { Readable } from '../Host.ts'
import { dependenciesOf } from '../scope/dependenciesOf.ts'
import { holdPlan } from '../scope/holdPlan.ts'
import type { PlaceInScreen } from '../scope/ScopeContext.tsx'
import { createCaptchas, type Captchas } from './captcha/createCaptchas.ts'
import { createFieldValues } from './createFieldValues.ts'
import { createPublisher } from './createPublisher.ts'
import { markDirty } from './dirtyForms.ts'
import type { FieldProblem } from './FieldProblem.ts'
import { judgeForm, readForm, type Judgement } from './judgeForm.ts'
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
  readonly values: Readable<FormValues>
  /** The fields that show. */
  readonly visible: Readable<readonly string[]>
  /** What is wrong, once the member has tried to send. */
  readonly problems: Readable<readonly FieldProblem[]>
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
  connect(): () => void
}

export function createFormStore(opened: FormBlock, openedIn: PlaceInScreen): FormStore {
  let place = openedIn
  let newest = opened
  let hasTried = false
  let unwatch: () => void = () => undefined
  let isConnected = false

  const played = createCell(opened)
  const isWaiting = createCell(false)
  const isDirty = createCell(false)
  const captchas = createCaptchas()
  const values = createFieldValues()
  const form = createCell<FormValues>({})
  const visible = createCell<readonly string[]>([])
  const problems = createCell<readonly FieldProblem[]>([])
  const publisher = createPublisher<FormValues>((id, now) => place.store.setForm(id, now))
  const self = {}

  const scopeOf = (now: FormValues) => place.store.scope({ ...place.extras, form: constant(now) })

  /** What is wrong is not asked before the member wants to send: nobody is told of it earlier. */
  function judge(): Judgement {
    const block = played.getSnapshot()
    const options = { block, values: values.now.getSnapshot(), scopeOf, solves: captchas.solves }
    const now = reuseEqual(judged(), hasTried ? judgeForm(options) : { ...readForm(options), problems: [] })
    visible.set(now.visible)
    form.set(now.form)
    problems.set(now.problems)
    setDirty(values.isDirty(Object.keys(block.fields)))
    // Being clean again may have let a newer structure in, which was judged in turn.
    return judged()
  }

  const judged = (): Judgement => ({ visible: visible.getSnapshot(), form: form.getSnapshot(), problems: problems.getSnapshot() })

  function setDirty(next: boolean): void {
    isDirty.set(next)
    if (isConnected) tellDirty(next)
    if (!next) takeNewest()
  }

  /** The app asks before a reload, the screen before a newer document. */
  function tellDirty(next: boolean): void {
    markDirty(self, next)
    place.store.markDirty(self, next ? opened.id : undefined, holdPlan)
  }

  const fillStarts = () => values.fillStarts(played.getSnapshot(), () => scopeOf(form.getSnapshot()))

  function begin(block: FormBlock, names: readonly string[]): void {
    played.set(block)
    values.await(names, block)
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
    for (const name of changed) if (Object.hasOwn(before.fields, name)) values.withdraw(name)
    begin(newest, changed)
    watch()
    judge()
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
    values: values.now,
    visible,
    problems,
    change(field, value) {
      if (!values.set(field, value)) return
      const { id, fields } = played.getSnapshot()
      const now = judge().form
      if (isTyped(fields[field]?.widget)) publisher.soon(id, now)
      else publisher.now(id, now)
    },
    prefill(given) {
      values.prefill(given)
      publisher.now(played.getSnapshot().id, judge().form)
    },
    withdraw(field) {
      values.withdraw(field)
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
        captchas.clear()
        values.clear()
        begin(played.getSnapshot(), names)
      } else {
        values.keep()
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
    connect() {
      isConnected = true
      watch()
      fillStarts()
      const { id } = played.getSnapshot()
      publisher.now(id, judge().form)
      return () => {
        unwatch()
        unwatch = () => undefined
        isConnected = false
        publisher.leave(id)
        tellDirty(false)
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

const typeOf = ({ schema, fields }: FormBlock, name: string) => (Object.hasOwn(fields, name) ? schema.properties[name]?.type : undefined)

function constant<T>(value: T): Readable<T> {
  return { subscribe: () => () => undefined, getSnapshot: () => value }
}
