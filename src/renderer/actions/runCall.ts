import type { ActionOf } from '../../format/actions.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { isOutcomeUnknown, PlatformError } from '../../platform/PlatformError.ts'
import { copyKeys } from '../copyKeys.ts'
import { stopped, type ActionContext, type Ended } from './ActionContext.ts'
import { readParams } from './slots.ts'

/** Makes a call and says how it went. Money goes its own way. */
export async function runCall(action: ActionOf<'call'>, context: ActionContext): Promise<Ended> {
  const params = readParams(action.with, context)
  return action.money ? moveMoney(action, params, context) : ask(action, params, context)
}

async function ask(action: ActionOf<'call'>, params: object, context: ActionContext): Promise<Ended> {
  const { host } = context.store.renderer
  try {
    return succeed(action, await host.platform.call(action.call as OperationId, params), context)
  } catch (error) {
    sayFailure(error, context)
    return stopped
  }
}

/** One intent, one key, one flight, never repeated by itself; ends in success, refusal or unknown. */
async function moveMoney(action: ActionOf<'call'>, params: Record<string, unknown>, context: ActionContext): Promise<Ended> {
  const { store, read } = context
  const { host, flights } = store.renderer
  if (!host.online.getSnapshot()) {
    host.feedback.toast(read.translate(copyKeys.offlineMoney), 'danger')
    return stopped
  }
  const call = action.call as OperationId
  const intent = { ...params, screen: store.play.getSnapshot().plan.id }
  const idempotencyKey = host.intents.keyFor(call, intent)
  if (flights.has(idempotencyKey)) return stopped
  flights.add(idempotencyKey)
  try {
    const answer = await host.platform.call(call, params, { idempotencyKey })
    host.intents.settle(call, intent)
    // The balance that everything shows has changed; a failure to read it is no failure of this call.
    host.account.refreshUser().catch(() => undefined)
    return succeed(action, answer, context)
  } catch (error) {
    if (isOutcomeUnknown(error)) await sayUnknown(context)
    else {
      if (error instanceof PlatformError && error.kind === 'refused') host.intents.settle(call, intent)
      sayFailure(error, context)
    }
    return stopped
  } finally {
    flights.delete(idempotencyKey)
  }
}

function succeed(action: ActionOf<'call'>, answer: { readonly message: string }, context: ActionContext): Ended {
  const { feedback } = context.store.renderer.host
  const text = action.succeed === undefined ? (action.say ? answer.message : '') : context.read.text(action.succeed)
  if (text !== '') feedback.toast(text, 'success')
  return { kind: 'done', result: answer }
}

/** Stays until it is read: a toast would be gone before the member looks up. */
async function sayUnknown({ store, read }: ActionContext): Promise<void> {
  await store.renderer.host.feedback.confirm({
    title: read.translate(copyKeys.moneyUnknownTitle),
    text: read.translate(copyKeys.moneyUnknown),
    yes: read.translate(copyKeys.ok),
    danger: false,
  })
}

/** A refusal in the platform's words, anything else in ours. An expired login and a call given up say nothing here. */
export function sayFailure(error: unknown, { store, read, report }: ActionContext): void {
  const { feedback } = store.renderer.host
  const complain = (text: string) => feedback.toast(text, 'danger')
  if (!(error instanceof PlatformError)) {
    report('call-failed')
    complain(read.translate(copyKeys.problem))
    return
  }
  switch (error.kind) {
    case 'unauthorized':
    case 'aborted':
      return
    case 'refused':
      complain(error.message === '' ? read.translate(copyKeys.refused) : error.message)
      return
    case 'network':
    case 'timeout':
    case 'server':
    case 'malformed':
      complain(read.translate(copyKeys[error.kind]))
      return
    default:
      error.kind satisfies never
  }
}
