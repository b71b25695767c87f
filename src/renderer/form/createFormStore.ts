import type { FormBlock } from '../../format/blocks/form.ts'
import { widgetOf } from '../../format/blocks/widgets.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { dependenciesOf } from '../screen/dependenciesOf.ts'
import { holdPlan } from '../screen/holdPlan.ts'
import type { PlaceInScreen } from '../screen/ScopeContext.tsx'
import { createCaptchas, type Captchas } from './captcha/createCaptchas.ts'
import { createFieldValues } from './createFieldValues.ts'
import { createDebouncedValue } from './createDebouncedValue.ts'
import { markDirty } from './dirtyForms.ts'
import type { judgeForm, Judgement } from './judgeForm.ts'
import { readForm } from './readForm.ts'
import { shapeOf, structureOf } from '../screen/structureOf.ts'
import type { FormValues } from './typedValues.ts'
import { createStore } from '../../store/createStore.ts'
import { constant, type Readable } from '../../store/Store.ts'

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
  /** What each field holds, as it is typed. One that hides keeps its value and takes no part in checks and calls. */
  readonly values: Readable<FormValues>
  /** Which fields show, and what is wrong; a keystroke that changes neither says nothing. */
  readonly judgement: Readable<Pick<Judgement, 'visible' | 'problems'>>
  /** A value typed or chosen by the member. */
  change(field: string, value: unknown): void
  /** Values that come from elsewhere, for fields the member has not touched: a start, a remembered account. */
  prefill(values: FormValues): void
  /** Takes a choice away that is no longer on offer. */
  withdraw(field: string): void
  /** The member wants to send: everything that is wrong, in the order of the document. Rejects where its code does not come. */
  attempt(): Promise<Judgement>
  /** Sent: empties the form, or takes what it holds for what it starts with. */
  settle(clear: boolean): void
  /** The block of the newest release, and where it is. */
  play(block: FormBlock, place: PlaceInScreen): void
  /** Follows what the form reads; the result leaves it. */
  connect(): () => void
}

let judgeNow: typeof judgeForm | undefined

/** Fetches what judges forms. It comes once a form shows: before the member wants to send, nobody is told what is wrong. */
async function loadJudge(): Promise<void> {
  judgeNow ??= (await import('./judgeForm.ts')).judgeForm
}

export function createFormStore(opened: FormBlock, openedIn: PlaceInScreen): FormStore {
  let place = openedIn
  let newest = opened
  let hasTried = false
  let unwatch: () => void = () => undefined
  let isConnected = false
  let judged: Judgement = { visible: [], form: {}, problems: [] }

  const played = createStore(opened)
  const isWaiting = createStore(false)
  const isDirty = createStore(false)
  const captchas = createCaptchas()
  const held = createFieldValues()
  const values = createStore<FormValues>({})
  const form = createStore<FormValues>({})
  const judgement = createStore<Pick<Judgement, 'visible' | 'problems'>>({ visible: [], problems: [] })
  const handedOn = createDebouncedValue<FormValues>((id, now) => place.store.setForm(id, now))
  const self = {}

  const scopeOf = (now: FormValues) => place.store.scope({ ...place.extras, form: constant(now) })

  /** What is wrong is not asked before the member wants to send: it is not shown earlier. */
  function judge(): Judgement {
    const block = played.getSnapshot()
    const names = Object.keys(block.fields)
    const options = { block, values: held.now(), scopeOf, solves: captchas.solves }
    judged = reuseEqual(judged, hasTried && judgeNow ? judgeNow(options) : { ...readForm(options), problems: [] })
    form.set(judged.form)
    judgement.set(reuseEqual(judgement.getSnapshot(), { visible: judged.visible, problems: judged.problems }))
    values.set(options.values)
    setDirty(held.isDirty(names))
    // Being clean again may have let a newer structure in, which was judged in turn.
    return judged
  }

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

  const fillStarts = () => held.fillStarts(played.getSnapshot(), () => scopeOf(form.getSnapshot()))

  function begin(block: FormBlock, names: readonly string[]): void {
    played.set(block)
    held.await(names, block)
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
    for (const name of changed) if (Object.hasOwn(before.fields, name)) held.withdraw(name)
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
      handedOn.now(played.getSnapshot().id, judge().form)
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
    values,
    judgement,
    change(field, value) {
      if (!held.set(field, value)) return
      const block = played.getSnapshot()
      const now = judge().form
      if (widgetOf(block.fields[field]?.widget).isTyped) handedOn.soon(block.id, now)
      else handedOn.now(block.id, now)
    },
    prefill(given) {
      held.prefill(given)
      handedOn.now(played.getSnapshot().id, judge().form)
    },
    withdraw(field) {
      held.withdraw(field)
      handedOn.now(played.getSnapshot().id, judge().form)
    },
    async attempt() {
      await loadJudge()
      hasTried = true
      const { id } = played.getSnapshot()
      // A value of the screen may be made of what was typed a moment ago, and rules may read it.
      handedOn.now(id, judge().form)
      const judgement = judge()
      handedOn.now(id, judgement.form)
      return judgement
    },
    settle(clear) {
      hasTried = false
      const block = played.getSnapshot()
      if (clear) {
        captchas.clear()
        held.clear()
        begin(block, Object.keys(block.fields))
      } else {
        held.keep()
      }
      handedOn.now(block.id, judge().form)
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
      void loadJudge().catch(() => undefined)
      watch()
      fillStarts()
      const { id } = played.getSnapshot()
      handedOn.now(id, judge().form)
      return () => {
        unwatch()
        unwatch = () => undefined
        isConnected = false
        handedOn.leave(id)
        tellDirty(false)
      }
    },
  }
}

/** The names that decide over what shows, what is wrong and what the form starts with. */
function readBy({ fields, rules }: FormBlock): readonly string[] {
  const ofFields = Object.values(fields).flatMap(({ when, start, max }) => [when, start, max])
  return [...ofFields, ...rules.flatMap(({ assert, when }) => [assert, when])]
    .flatMap((expression) => dependenciesOf(expression))
    .filter((name) => name !== 'form')
}

function typeOf({ schema, fields }: FormBlock, name: string): string | undefined {
  const property = Object.hasOwn(fields, name) ? schema.properties[name] : undefined
  if (property?.type === 'array' || property?.type === 'object') return JSON.stringify(shapeOf(property))
  return property?.type
}
