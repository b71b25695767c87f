import { createContext } from 'react'
import type { FormBlock } from '../../format/blocks/form.ts'
import { widgetOf } from '../../format/blocks/widgets.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import { createStore } from '../../store/createStore.ts'
import { constant, type Readable } from '../../store/Store.ts'
import { useReadable } from '../../ui/useReadable.ts'
import { dependenciesOf } from '../screen/dependenciesOf.ts'
import type { PlaceInScreen } from '../screen/ScopeContext.tsx'
import { markDirty } from './dirtyForms.ts'
import { createFieldValues, readForm, type FormValues } from './formValues.ts'
import type { holdPlan } from './holdPlan.ts'
import type { Judgement } from './judgeForm.ts'
import type * as sendForm from './sendForm.ts'
import { shapeOf, structureOf } from './structureOf.ts'
import { useAround } from '../../ui/useAround.ts'

/** The verdict on an attempt to send, and the code that goes on from there. */
export interface Attempt {
  readonly judgement: Judgement
  readonly later: typeof sendForm
}

/** The state of one open form. Its parts change on their own, and only those who read a part hear of it. */
export interface FormStore {
  /** The block as it is played: while something is typed, with the structure it had when it was opened. */
  readonly played: Readable<FormBlock>
  /** A newer structure waits until the form is clean or left. */
  readonly isWaiting: Readable<boolean>
  /** Expressions read it as `form`. */
  readonly form: Readable<FormValues>
  readonly isDirty: Readable<boolean>
  /** The values of the fields, as they are typed. One that hides keeps its value and takes no part in checks and calls. */
  readonly values: Readable<FormValues>
  /** Which fields show, and what is wrong; a keystroke that changes neither says nothing. */
  readonly judgement: Readable<Pick<Judgement, 'visible' | 'problems'>>
  /** A problem in the words of the document or else of the language; there is none before the code for it is here. */
  readonly sayProblem: (typeof sendForm)['problemText']
  /** A value typed or chosen by the member. */
  change(field: string, value: unknown): void
  /** Values that come from elsewhere, for fields the member has not touched: a start, a remembered account. */
  prefill(values: FormValues): void
  /** Takes a choice away that is no longer on offer. */
  withdraw(field: string): void
  /**
   * The member wants to send, or to go on from the fields of a page: of the others no problem is told. Rejects where the
   * code for it does not come.
   */
  attempt(fields?: readonly string[]): Promise<Attempt>
  /** Sent: empties the form, or takes what it holds for what it starts with. */
  settle(clear: boolean): void
  /** The block of the newest release, and where it is. */
  play(block: FormBlock, place: PlaceInScreen): void
  /** Follows what the form reads; the result leaves it. */
  connect(): () => void
}

/** Typed text reaches the rest of the screen, and so the platform, when the member pauses. */
const PAUSE = 300

/** Judges and sends, for all forms; asked for as soon as one shows. */
let loaded: typeof sendForm | undefined
/** Tells the parts of a newer document apart; asked for once one has come while something is typed. */
let holdParts: typeof holdPlan | undefined

export function createFormStore(opened: FormBlock, openedIn: PlaceInScreen): FormStore {
  let place = openedIn
  let newest = opened
  let isConnected = false
  /** The fields of which problems are told. */
  let tried: readonly string[] = []
  let judged: Judgement = { visible: [], form: {}, problems: [] }
  let handedOn: FormValues | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let stops: readonly (() => void)[] = []

  const held = createFieldValues()
  const played = createStore(opened)
  const isWaiting = createStore(false)
  const isDirty = createStore(false)
  const form = createStore<FormValues>({})
  const values = createStore<FormValues>({})
  const judgement = createStore<Pick<Judgement, 'visible' | 'problems'>>({ visible: [], problems: [] })

  const scopeOf = (now: FormValues) => place.store.scope({ ...place.extras, form: constant(now) })
  const fillStarts = () => held.fillStarts(played.getSnapshot(), () => scopeOf(form.getSnapshot()))

  /** These fields begin with their starts. */
  function begin(block: FormBlock, names: readonly string[]): void {
    played.set(block)
    held.await(names, block)
    fillStarts()
  }

  const restart = () => begin(played.getSnapshot(), Object.keys(played.getSnapshot().fields))

  /** Plays the newest structure once nothing typed depends on the old one; whether it plays another one now. */
  function takeNewest(): boolean {
    const before = played.getSnapshot()
    if (before === newest) return false
    if (isDirty.getSnapshot() && structureOf(before) !== structureOf(newest)) {
      isWaiting.set(true)
      return false
    }
    isWaiting.set(false)
    // A field that keeps its name and changes its type cannot keep its value.
    const changed = Object.keys(newest.fields).filter((name) => typeOf(before, name) !== typeOf(newest, name))
    for (const name of changed) if (Object.hasOwn(before.fields, name)) held.withdraw(name)
    begin(newest, changed)
    return true
  }

  /** Problems are not looked for before the member wants to send: they are not shown earlier. */
  function judge(): Judgement {
    const block = played.getSnapshot()
    const asked = { block, values: held.now(), scopeOf, of: values, tried }
    judged = reuseEqual(judged, tried[0] && loaded ? loaded.judgeForm(asked) : { ...readForm(asked), problems: [] })
    form.set(judged.form)
    judgement.set(reuseEqual(judgement.getSnapshot(), { visible: judged.visible, problems: judged.problems }))
    values.set(asked.values)
    const isTyped = held.isDirty(Object.keys(block.fields))
    isDirty.set(isTyped)
    if (isConnected) tellDirty()
    if (isTyped || !takeNewest()) return judged
    // Being clean again has let a newer structure in.
    watch()
    return judge()
  }

  /** The app asks before it loads a new build, the screen before it plays a newer document. */
  function tellDirty(): void {
    const isHeld = isConnected && isDirty.getSnapshot()
    markDirty(held, isHeld)
    place.store.markDirty(held, isHeld ? opened.id : undefined, holdParts ?? holdAll)
  }

  /** Until the code for its parts is here, a newer document waits as a whole. */
  function holdAll(...[playing, next]: Parameters<typeof holdPlan>): ReturnType<typeof holdPlan> {
    if (reuseEqual(playing, next) === playing) return next
    import('./holdPlan.ts').then(
      (code) => {
        holdParts = code.holdPlan
        tellDirty()
      },
      () => undefined,
    )
    return undefined
  }

  /** Lets the screen read what the form holds. */
  function handOn(next: FormValues): void {
    clearTimeout(pause)
    if (next === handedOn) return
    handedOn = next
    place.store.setForm(opened.id, next)
  }

  function judgeAndHandOn(): Judgement {
    const now = judge()
    handOn(now.form)
    return now
  }

  /** Follows what the form reads of its screen. */
  function watch(): void {
    for (const stop of stops) stop()
    stops = []
    if (!isConnected) return
    const { store, extras } = place
    const parts = store.readables(readBy(played.getSnapshot()), { ...extras, form })
    stops = [
      // It is told itself what changes in its own fields.
      ...parts.filter((part) => part !== form).map((part) => part.subscribe(follow)),
      // A new plan may read other parts for a name such as `value.total`.
      store.play.subscribe(() => {
        watch()
        follow()
      }),
    ]
  }

  function follow(): void {
    fillStarts()
    judgeAndHandOn()
  }

  async function load(): Promise<typeof sendForm> {
    const block = played.getSnapshot()
    loaded ??= await import('./sendForm.ts')
    await loaded.loadRules(block)
    return loaded
  }

  restart()
  judge()

  return {
    played,
    isWaiting,
    form,
    isDirty,
    values,
    judgement,
    sayProblem: (read, block, problem) => loaded?.problemText(read, block, problem) ?? '',
    change(field, value) {
      if (!held.set(field, value)) return
      if (!widgetOf(played.getSnapshot().fields[field]?.widget).isTyped) {
        judgeAndHandOn()
        return
      }
      const typed = judge().form
      clearTimeout(pause)
      pause = setTimeout(() => handOn(typed), PAUSE)
    },
    prefill(given) {
      held.prefill(given)
      judgeAndHandOn()
    },
    withdraw(field) {
      held.withdraw(field)
      judgeAndHandOn()
    },
    async attempt(fields = Object.keys(played.getSnapshot().fields)) {
      const later = await load()
      tried = [...tried, ...fields]
      // A value of the screen may be made of what was typed a moment ago, and rules may read it.
      judgeAndHandOn()
      return { judgement: judgeAndHandOn(), later }
    },
    settle(clear) {
      tried = []
      if (clear) {
        held.clear()
        restart()
      } else {
        held.keep()
      }
      judgeAndHandOn()
    },
    play(next, nextPlace) {
      if (next === newest && nextPlace === place) return
      newest = next
      place = nextPlace
      takeNewest()
      watch()
      judge()
    },
    connect() {
      load().catch(() => undefined)
      isConnected = true
      watch()
      follow()
      return () => {
        isConnected = false
        watch()
        clearTimeout(pause)
        handedOn = undefined
        place.store.setForm(opened.id, undefined)
        tellDirty()
      }
    },
  }
}

function typeOf({ schema, fields }: FormBlock, name: string): string | undefined {
  const property = Object.hasOwn(fields, name) ? schema.properties[name] : undefined
  return property && JSON.stringify(shapeOf(property))
}

/** The names that decide over what shows, what is wrong and what the form starts with. */
function readBy({ fields, rules }: FormBlock): readonly string[] {
  const ofFields = Object.values(fields).flatMap(({ when, start, max }) => [when, start, max])
  return dependenciesOf([...ofFields, ...rules.flatMap(({ assert, when }) => [assert, when])])
}

export const FormStoreContext = createContext<FormStore | undefined>(undefined)

export function useFormStore(): FormStore {
  return useAround(FormStoreContext, 'FormView')
}

/** The block as it is played now. */
export function usePlayed(): FormBlock {
  const { played } = useFormStore()
  return useReadable(played)
}
