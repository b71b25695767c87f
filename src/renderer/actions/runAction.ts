import type { ActionKind, ActionOf } from '../../format/actions.ts'
import { isLocale } from '../../format/locales.ts'
import { copyText } from '../../ui/copyText.ts'
import type { Host } from '../host/Host.ts'
import { actionKeys } from './actionKeys.ts'
import { askAgain } from '../sources/askAgain.ts'
import { done, stopped, type ActionContext, type Ended } from './ActionContext.ts'
import { readParams, readSlot, readText } from './slots.ts'
import { readUrl } from '../../format/text/readUrl.ts'
import { questionOf } from './questionOf.ts'
import type { MoneyOperationId } from '../../platform/createMoneyCalls.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { PlatformError } from '../../platform/PlatformError.ts'
import { recordsOf } from '../../platform/records.gen.ts'
import { closedReason } from '../reading/useClosed.ts'
import { withRequest, wordsOf } from '../asking/failures.ts'

type Run<K extends ActionKind> = (action: ActionOf<K>, context: ActionContext) => Promise<Ended> | Ended

/** Runner of each action. */
export const runAction: { readonly [K in ActionKind]: Run<K> } = {
  call: runCall,

  async confirm({ confirm, title, yes, no, danger }, { store, read }) {
    const agreed = await store.renderer.host.feedback.confirm({
      ...(title !== undefined && { title: read.text(title) }),
      text: read.text(confirm),
      yes: yes === undefined ? read.translate(actionKeys.yes) : read.text(yes),
      no: no === undefined ? read.translate(actionKeys.no) : read.text(no),
      danger,
    })
    return agreed ? done : stopped
  },

  async alert({ alert, title, yes }, { store, read }) {
    await store.renderer.host.feedback.confirm({
      ...(title !== undefined && { title: read.text(title) }),
      text: read.text(alert),
      yes: read.translate(actionKeys.ok),
      ...(yes !== undefined && { yes: read.text(yes) }),
      danger: false,
    })
    return done
  },

  toast({ toast, tone, stop }, { store, read }) {
    store.renderer.host.feedback.toast(read.text(toast), toastTones[read.pick(tone)])
    return stop === true ? stopped : done
  },

  go(action, context) {
    const { store } = context
    const [path = '/', written = ''] = action.go.split('?', 2)
    const query = { ...Object.fromEntries(new URLSearchParams(written)), ...textParams(action, context) }
    const seconds = readSlot(action.after, context)
    const leave = () => store.renderer.host.navigate.go(path, { query, replace: action.replace === true })
    if (typeof seconds === 'number' && seconds > 0) store.later(seconds * 1000, leave)
    else leave()
    return done
  },

  back(_, { store }) {
    store.renderer.host.navigate.back()
    return done
  },

  async reload({ reload }, { store }) {
    await askAgain(store, typeof reload === 'string' ? [reload] : reload, 'change')
    return done
  },

  async refresh({ refresh }, { store }) {
    const { host } = store.renderer
    // What shows stays as it was when it cannot be read; the action before it has succeeded all the same.
    await readers[refresh](host).catch(() => undefined)
    return done
  },

  seen({ one }, context) {
    const { account } = context.store.renderer.host
    if (one) account.seeMessage({ id: readText(one.id, context), at: readText(one.at, context) })
    else account.seeMessages()
    return done
  },

  async install(_, { store, read }) {
    const { device, feedback } = store.renderer.host
    const answer = await device.install()
    if (answer === 'unavailable') feedback.toast(read.translate(actionKeys.installByHand), 'info')
    return answer === 'accepted' ? done : stopped
  },

  open: openTarget,

  close(_, { store }) {
    if (store.popups.open.getSnapshot().length > 0) store.popups.close()
    else store.openRow.set(undefined)
    return done
  },

  async copy({ copy, succeed }, context) {
    const { store, read } = context
    const { feedback } = store.renderer.host
    if (!(await copyText(readText(copy, context)))) {
      feedback.toast(read.translate(actionKeys.copyFailed), 'info')
      return stopped
    }
    feedback.toast(succeed === undefined ? read.translate(actionKeys.copied) : read.text(succeed), 'success')
    return done
  },

  async set({ set }, context) {
    const { device, play } = context.store.renderer.host
    if (set.locale !== undefined) {
      const locale = readText(set.locale, context)
      if (!isLocale(locale)) {
        context.report('unknown-locale')
        return stopped
      }
      await device.setLocale(locale)
    }
    if (set.theme !== undefined) device.setTheme(set.theme)
    const minutes = readSlot(set.checkEvery, context)
    if (typeof minutes === 'number') (await play.follow()).setCheckEvery(minutes)
    return done
  },

  async login({ login, remember }, context) {
    const token = readText(login, context)
    if (token === '') {
      context.report('login-without-token')
      return stopped
    }
    await context.store.renderer.host.account.login(token, remember && rememberedBy(remember, context))
    return done
  },

  async logout({ forget }, { store }) {
    await store.renderer.host.account.logout({ forget })
    return done
  },
}

const readers: Readonly<Record<ActionOf<'refresh'>['refresh'], (host: Host) => Promise<void>>> = {
  user: async ({ account }) => account.refreshUser(),
  money: async ({ account }) => account.refreshMoney(),
  play: async ({ play }) => (await play.follow()).refresh(),
}

const toastTones = { neutral: 'info', info: 'info', gain: 'success', loss: 'danger', warning: 'danger' } as const

function textParams({ query }: ActionOf<'go'>, context: ActionContext): Record<string, string> {
  return Object.fromEntries(
    Object.keys(readParams(query, context)).map((name) => [name, readText(query?.[name], context)]),
  )
}

function rememberedBy(remember: NonNullable<ActionOf<'login'>['remember']>, context: ActionContext) {
  if (readSlot(remember.when, context) !== true) return 'forget'
  return { account: readText(remember.account, context), password: readText(remember.password, context) }
}

/** Opens a popup of the screen, a dialog of dialogs.json, the device's phone, or an address: https, or a page of our own. */
async function openTarget({ open }: ActionOf<'open'>, context: ActionContext): Promise<Ended> {
  if ('popup' in open) {
    context.store.popups.show(open.popup)
    return done
  }
  if ('phone' in open) return dial(open.phone, context)
  return 'dialog' in open ? openDialog(open.dialog, context) : openUrl(open.url, context)
}

async function openDialog(id: string, { store, read, report }: ActionContext): Promise<Ended> {
  const { feedback } = store.renderer.host
  const dialog = Object.hasOwn(read.lists.dialogs, id) ? read.lists.dialogs[id] : undefined
  if (!dialog) {
    report('unknown-dialog')
    return stopped
  }
  // Switched off by an operator: nobody has to agree to it now.
  if (!dialog.on) return done
  // Whatever its period: what an action asks is asked, or the steps after it would run unasked.
  const agreed = await feedback.confirm(questionOf(dialog, store.renderer.host.text))
  return agreed || dialog.cancel === undefined ? done : stopped
}

/** Only what a phone has keys for: a document can never make it an address. */
function dial(slot: unknown, context: ActionContext): Ended {
  const number = readText(slot, context).replaceAll(/[^0-9+*#]/g, '')
  if (number === '') return stopped
  window.open(`tel:${number}`, '_self')
  return done
}

function openUrl(slot: unknown, context: ActionContext): Ended {
  const { host } = context.store.renderer
  const address = readText(slot, context)
  const url = address === '' ? undefined : readUrl(address, document.baseURI)
  // Our own pages count too: the demonstration has no others, and a LAN address has no https.
  const isAllowed = url?.protocol === 'https:' || url?.origin === window.location.origin
  if (url && isAllowed) {
    host.device.open(url.href)
    return done
  }
  context.report('blocked-url')
  context.complain(context.read.translate(actionKeys.blockedUrl))
  return stopped
}

/** Makes a call and says how it went. Money goes its own way. */
async function runCall(action: ActionOf<'call'>, context: ActionContext): Promise<Ended> {
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
    return { kind: 'stopped', isStale: error instanceof PlatformError && error.kind === 'refused' }
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
      return { kind: 'stopped', isStale: true, isUnknown: true }
    case 'refused':
    case 'notSent':
      sayFailure(outcome.error, context)
      return { kind: 'stopped', isStale: outcome.kind === 'refused' }
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
  const { plan } = store.play.getSnapshot()
  const records = recordsRoute(call, params)
  // Its own list is what lies beneath the dialog.
  const other = records?.split('?')[0] === plan.path ? undefined : records
  const said = unknown === undefined ? read.translate(actionKeys.moneyUnknown) : read.text(unknown)
  const text = withRequest(said, error.requestId)
  const answer = await feedback.choose({
    title: read.translate(actionKeys.moneyUnknownTitle),
    text: error.kind === 'refused' && error.message !== '' ? `${error.message}\n${text}` : text,
    yes: read.translate(actionKeys.ok),
    ...(other !== undefined && { other: read.translate(actionKeys.moneyRecords) }),
    danger: false,
  })
  if (answer !== 'other' || other === undefined) return
  if (other.startsWith('?'))
    store.changeQuery((query) => ({ ...query, ...Object.fromEntries(new URLSearchParams(other)) }))
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
