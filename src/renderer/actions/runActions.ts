import type { Action, ActionKind, Actions } from '../../format/actions.ts'
import { copyKeys } from '../host/copyKeys.ts'
import { readerIn } from '../reading/reader.ts'
import type { ScreenStore } from '../screen/createScreenStore.ts'
import { dependenciesOf } from '../screen/dependenciesOf.ts'
import type { ScopeExtras } from '../screen/createNames.ts'
import { skipped, stopped, type ActionContext, type Ended } from './ActionContext.ts'
import { kindOf } from './kindOf.ts'
import { runAction } from './runAction.ts'
import { readSlot, UnreadableSlot } from './slots.ts'
import type { Readable } from '../../store/Store.ts'
import { memberOf } from '../../format/value/isObject.ts'

interface Run {
  readonly store: ScreenStore
  readonly extras: ScopeExtras
  readonly report: (code: string) => void
  /** Identity of the attempt, where its actions are new objects each time. */
  readonly about?: object | undefined
  /** Money has moved, whatever comes after. */
  readonly onMoved?: (() => void) | undefined
  /** Takes what a call answered, whatever comes after. */
  readonly onResult?: ((result: unknown) => void) | undefined
  /** Takes what the member is told of a failure. */
  readonly onComplaint?: ((text: string) => void) | undefined
}

/** Outcome of a list of actions; `unknown`: money may have moved. */
export type RunResult = 'done' | 'stopped' | 'unknown'

/** Runs actions in order and stops at the first that fails. Never rejects. */
export async function runActions(
  actions: Actions,
  { store, extras, report, about: attempt = actions, onMoved, onResult, onComplaint }: Run,
): Promise<RunResult> {
  let { result } = extras
  const before = store.renderer.host.user.getSnapshot() ?? {}
  const about = [store, attempt, extras.row]
  let hasMoved = false
  for (const [index, action] of actions.entries()) {
    const tell = store.renderer.host.probe?.(action, store.play.getSnapshot().plan.id)
    await arrived(action, store, extras)
    const context = contextOf({ store, extras: { ...extras, result, before }, report, about, onComplaint })
    const ended = await runOne(action, context, hasMoved)
    tell?.(ended === skipped ? 'skipped' : ended.kind)
    for (const problem of context.problems) report(problem)
    // What is done is done: a form that moved money must not keep what it sent.
    if (ended.kind === 'stopped') {
      if (ended.isStale === true) readAgain(actions.slice(index + 1), store)
      if (hasMoved) return 'done'
      return ended.isUnknown ? 'unknown' : 'stopped'
    }
    if (ended.hasMoved) {
      hasMoved = true
      onMoved?.()
    }
    if (ended.result === undefined) continue
    ;({ result } = ended)
    onResult?.(result)
  }
  store.renderer.host.feedback.settle(about)
  return 'done'
}

/**
 * Reads what the actions behind a refused call would have read again: an order that cannot be cancelled has been decided
 * meanwhile. What cannot be read stays as it was, without a word beside the refusal.
 */
function readAgain(behind: Actions, store: ScreenStore): void {
  for (const action of behind)
    if ('reload' in action && action.when === undefined)
      for (const name of [action.reload].flat()) void store.handle(name)?.refresh('change')
}

/** A tap that came before the answers it is judged by waits for them. */
async function arrived(action: Action, store: ScreenStore, extras: ScopeExtras): Promise<void> {
  await Promise.all(store.readables(dependenciesOf(action), extras).map(answered))
}

function answered(part: Readable<unknown>): Promise<void> {
  const isAwaited = () => memberOf(part.getSnapshot(), 'status') === 'loading'
  return new Promise((resolve) => {
    if (!isAwaited()) {
      resolve()
      return
    }
    const stop = part.subscribe(() => {
      if (isAwaited()) return
      stop()
      resolve()
    })
  })
}

async function runOne(action: Action, context: ActionContext, hasMoved: boolean): Promise<Ended> {
  const { report, read, complain } = context
  const kind = kindOf(action)
  if (kind === undefined) {
    report('unknown-action')
    return stopped
  }
  try {
    // An unknown condition is not a "no": skipping a question would let the call after it through.
    if (action.when !== undefined && readSlot(action.when, context) !== true) return skipped
    return await (runAction[kind] as (action: Action, context: ActionContext) => Promise<Ended> | Ended)(
      action,
      context,
    )
  } catch (error) {
    report(error instanceof UnreadableSlot ? error.code : `action-failed-${kind satisfies ActionKind}`)
    // "Please try again" after money has moved would have it moved twice.
    if (!hasMoved) complain(read.translate(copyKeys.problem))
    return stopped
  }
}

function contextOf({
  store,
  extras,
  report,
  about,
  onComplaint,
}: Omit<Run, 'about' | 'onMoved' | 'onResult'> & { readonly about: readonly unknown[] }): ActionContext {
  const { host } = store.renderer
  const scope = store.scope(extras)
  const problems = new Set<string>()
  const read = readerIn(store, extras, { pending: false, failed: new Set(), problems })
  const complain = (text: string) => {
    host.feedback.toast(text, 'danger', about)
    onComplaint?.(text)
  }
  return { store, read, scope, report, problems, complain }
}
