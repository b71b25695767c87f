import type { FormBlock } from '../../format/blocks/form.ts'
import { widgetOf } from '../../format/blocks/widgets.ts'
import type { PlaceInScreen } from '../screen/ScopeContext.tsx'
import { createCaptchas, type Captchas } from './captcha/createCaptchas.ts'
import { createFieldValues } from './createFieldValues.ts'
import { createDirtyMark } from './createDirtyMark.ts'
import { createDebouncedValue } from './createDebouncedValue.ts'
import { createFormWatch } from './createFormWatch.ts'
import { createPlayedBlock } from './createPlayedBlock.ts'
import { createJudging } from './createJudging.ts'
import type { Judgement } from './judgeForm.ts'
import type { FormLater } from './formLater.ts'
import type { FormValues } from './typedValues.ts'
import { constant, type Readable } from '../../store/Store.ts'

/** What an attempt to send came to: everything that is wrong, in the order of the document, and what goes on from there. */
export interface Attempt {
  readonly judgement: Judgement
  readonly later: FormLater
}

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
  /** What is wrong, in the words of the document or else of the language. */
  readonly sayProblem: FormLater['problemText']
  /** A value typed or chosen by the member. */
  change(field: string, value: unknown): void
  /** Values that come from elsewhere, for fields the member has not touched: a start, a remembered account. */
  prefill(values: FormValues): void
  /** Takes a choice away that is no longer on offer. */
  withdraw(field: string): void
  /** The member wants to send. Rejects where the code for it does not come. */
  attempt(): Promise<Attempt>
  /** Sent: empties the form, or takes what it holds for what it starts with. */
  settle(clear: boolean): void
  /** The block of the newest release, and where it is. */
  play(block: FormBlock, place: PlaceInScreen): void
  /** Follows what the form reads; the result leaves it. */
  connect(): () => void
}

export function createFormStore(opened: FormBlock, openedIn: PlaceInScreen): FormStore {
  let place = openedIn

  const captchas = createCaptchas()
  const held = createFieldValues()
  const judging = createJudging()
  const { form } = judging.stores
  const handedOn = createDebouncedValue<FormValues>((id, now) => place.store.setForm(id, now))
  const block = createPlayedBlock(opened, held, () => scopeOf(form.getSnapshot()))
  const { played } = block.stores
  const watch = createFormWatch({ block: played.getSnapshot, place: () => place, onChange: follow })
  const mark = createDirtyMark(opened.id, () => place)

  const scopeOf = (now: FormValues) => place.store.scope({ ...place.extras, form: constant(now) })

  function judge(): Judgement {
    const now = played.getSnapshot()
    judging.judge({ block: now, values: held.now(), scopeOf, solves: captchas.solves })
    const isDirty = held.isDirty(Object.keys(now.fields))
    mark.set(isDirty)
    if (isDirty || !block.take(isDirty)) return judging.last()
    // Being clean again has let a newer structure in.
    watch.renew()
    return judge()
  }

  /** What the form reads has changed. */
  function follow(): void {
    block.fillStarts()
    handOn()
  }

  /** Judges what is held, and lets the screen read it. */
  function handOn(): Judgement {
    const now = judge()
    handedOn.now(opened.id, now.form)
    return now
  }

  function handOnAfter(change: () => void): void {
    change()
    handOn()
  }

  block.restart()
  judge()

  return {
    ...block.stores,
    ...judging.stores,
    isDirty: mark.isDirty,
    captchas,
    sayProblem: judging.sayProblem,
    change(field, value) {
      if (!held.set(field, value)) return
      if (widgetOf(played.getSnapshot().fields[field]?.widget).isTyped) handedOn.soon(opened.id, judge().form)
      else handOn()
    },
    prefill: (given) => handOnAfter(() => held.prefill(given)),
    withdraw: (field) => handOnAfter(() => held.withdraw(field)),
    async attempt() {
      const later = await judging.load(played.getSnapshot().schema)
      judging.setTried(true)
      // A value of the screen may be made of what was typed a moment ago, and rules may read it.
      handOn()
      return { judgement: handOn(), later }
    },
    settle(clear) {
      judging.setTried(false)
      if (clear) {
        captchas.clear()
        held.clear()
        block.restart()
      } else {
        held.keep()
      }
      handOn()
    },
    play(next, nextPlace) {
      if (next === block.newest() && nextPlace === place) return
      block.offer(next)
      place = nextPlace
      block.take(mark.isDirty.getSnapshot())
      watch.renew()
      judge()
    },
    connect() {
      judging.load(played.getSnapshot().schema).catch(() => undefined)
      mark.connect()
      watch.start()
      follow()
      return () => {
        watch.stop()
        handedOn.leave(opened.id)
        mark.leave()
      }
    },
  }
}
