import type { Action, Actions } from '../../format/actions.ts'
import { copyKeys } from '../copyKeys.ts'
import { createReader } from '../scope/createReader.ts'
import type { ScreenStore } from '../scope/createScreenStore.ts'
import type { ScopeExtras } from '../scope/ScopeExtras.ts'
import { done, stopped, type ActionContext, type Ended } from './ActionContext.ts'
import { kindOf, type ActionKind } from './actionKinds.ts'
import { runAction } from './runAction.ts'
import { readSlot, UnreadableSlot } from './slots.ts'

interface Run {
  readonly store: ScreenStore
  readonly extras: ScopeExtras
  readonly report: (code: string) => void
}

/** Runs actions in order and stops at the first that fails. Never rejects. */
export async function runActions(actions: Actions, { store, extras, report }: Run): Promise<'done' | 'stopped'> {
  let { result } = extras
  for (const action of actions) {
    const context = contextOf({ store, extras: { ...extras, result }, report })
    const ended = await runOne(action, context)
    for (const problem of context.problems) report(problem)
    if (ended.kind === 'stopped') return 'stopped'
    if (ended.result !== undefined) ({ result } = ended)
  }
  return 'done'
}

async function runOne(action: Action, context: ActionContext): Promise<Ended> {
  const { report, read, store } = context
  const kind = kindOf(action)
  if (kind === undefined) {
    report('unknown-action')
    return stopped
  }
  try {
    // A condition that cannot be told is no "no": skipping a question would let the call after it through.
    if (action.when !== undefined && readSlot(action.when, context) !== true) return done
    return await (runAction[kind] as (action: Action, context: ActionContext) => Promise<Ended> | Ended)(action, context)
  } catch (error) {
    report(error instanceof UnreadableSlot ? error.code : `action-failed-${kind satisfies ActionKind}`)
    store.renderer.host.feedback.toast(read.translate(copyKeys.problem), 'danger')
    return stopped
  }
}

function contextOf({ store, extras, report }: Run): ActionContext {
  const { host } = store.renderer
  const scope = store.scope(extras)
  const problems = new Set<string>()
  const read = createReader({
    scope,
    translate: host.text.getSnapshot(),
    locale: host.locale.getSnapshot(),
    lists: host.lists.getSnapshot(),
    reading: { pending: false, failed: new Set(), problems },
    mayBeAbsent: store.mayBeAbsent,
  })
  return { store, read, scope, report, problems }
}
