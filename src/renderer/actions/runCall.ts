import type { ActionOf } from '../../format/actions.ts'
import type { MoneyOperationId } from '../../platform/createMoneyCalls.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import { recordsOf } from '../../platform/records.gen.ts'
import { actionKeys } from './actionKeys.ts'
import { closedReason } from '../reading/useClosed.ts'
import { wordsOf } from '../asking/failures.ts'
import { stopped, type ActionContext, type Ended } from './ActionContext.ts'
import { readParams } from './slots.ts'

/** Makes a call and says how it went. Money goes its own way. */
export async function runCall(action: ActionOf<'call'>, context: ActionContext): Promise<Ended> {
  // A question or a dialog may have been open before it for long.
  const params = readParams(action.with, context)
  const closed = closedReason([action], context.store.renderer.host, (name) => params[name])
  if (closed !== undefined) {
    context.complain(closed)
    return stopped
  }
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
async function moveMoney(
  action: ActionOf<'call'>,
  params: Record<string, unknown>,
  context: ActionContext,
): Promise<Ended> {
  const { store } = context
  const { host } = store.renderer
  const money = await host.money()
  const outcome = await money.send(action.call as MoneyOperationId, params as never, async (agoMs) =>
    askRepeat(agoMs, context),
  )
  switch (outcome.kind) {
    case 'success':
      // The balance that everything shows has changed; a failure to read it is not a failure of this call.
      host.account.refreshUser().catch(() => undefined)
      return { ...succeed(action, outcome.answer, context), hasMoved: true }
    case 'unknown':
      await sayUnknown(action, outcome.error, params, context)
      return stopped
    case 'refused':
    case 'notSent':
      sayFailure(outcome.error, context)
      return stopped
    case 'left':
      return stopped
    default:
      return outcome satisfies never
  }
}

function succeed(
  action: ActionOf<'call'>,
  answer: { readonly message: string },
  context: ActionContext,
): Extract<Ended, { readonly kind: 'done' }> {
  const { feedback } = context.store.renderer.host
  const text = action.succeed === undefined ? (action.say ? answer.message : '') : context.read.text(action.succeed)
  if (text !== '') feedback.toast(text, 'success')
  return { kind: 'done', result: answer }
}

/** Only the member can tell, from the records, whether the same again is that one or another. */
async function askRepeat(agoMs: number, { store, read }: ActionContext): Promise<'again' | 'anew' | 'leave'> {
  const { clock, feedback } = store.renderer.host
  const answer = await feedback.choose({
    title: read.translate(actionKeys.moneyRepeatTitle),
    text: read.translate(actionKeys.moneyRepeat, { time: read.display(clock.now() - agoMs, 'dateTime') }),
    yes: read.translate(actionKeys.moneyRepeatAgain),
    other: read.translate(actionKeys.moneyRepeatAnew),
    no: read.translate(actionKeys.moneyRepeatLeave),
    danger: false,
  })
  return ({ yes: 'again', other: 'anew', no: 'leave', left: 'leave' } as const)[answer]
}

/** Stays until it is read: a toast would be gone before the member looks up. */
async function sayUnknown(
  { call, unknown }: ActionOf<'call'>,
  error: PlatformError,
  params: Readonly<Record<string, unknown>>,
  { store, read }: ActionContext,
): Promise<void> {
  const { feedback, navigate } = store.renderer.host
  const { plan, query } = store.play.getSnapshot()
  const records = recordsRoute(call, params)
  // Its own list is what lies beneath the dialog.
  const other = records?.split('?')[0] === plan.path ? undefined : records
  const text = unknown === undefined ? read.translate(actionKeys.moneyUnknown) : read.text(unknown)
  const answer = await feedback.choose({
    title: read.translate(actionKeys.moneyUnknownTitle),
    text: error.kind === 'refused' && error.message !== '' ? `${error.message}\n${text}` : text,
    yes: read.translate(actionKeys.ok),
    ...(other !== undefined && { other: read.translate(actionKeys.moneyRecords) }),
    danger: false,
  })
  if (answer !== 'other' || other === undefined) return
  if (other.startsWith('?')) navigate.setQuery({ ...query, ...Object.fromEntries(new URLSearchParams(other)) })
  else navigate.go(other, {})
}

function recordsRoute(call: string, params: Readonly<Record<string, unknown>>): string | undefined {
  const route = Object.hasOwn(recordsOf, call) ? recordsOf[call] : undefined
  if (typeof route !== 'object') return route
  return Object.entries(route.unless).every(([name, value]) => params[name] === value) ? route.else : route.then
}

/** A refusal in the platform's words, anything else in ours. An expired login and a call given up say nothing here. */
function sayFailure(error: unknown, { read, report, complain }: ActionContext): void {
  if (!(error instanceof PlatformError)) report('call-failed')
  else if (error.kind === 'unsendable') report('call-unsendable')
  const words = wordsOf(error, read.translate)
  if (words !== undefined) complain(words)
}
