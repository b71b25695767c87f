import type { ActionOf } from '../../format/actions.ts'
import { actionKeys } from './actionKeys.ts'
import { readUrl } from '../../format/readUrl.ts'
import { questionOf } from './questionOf.ts'
import { done, stopped, type ActionContext, type Ended } from './ActionContext.ts'
import { readText } from './slots.ts'

/** Opens a popup of the screen, a dialog of dialogs.json, the device's phone, or an address: https, or a page of our own. */
export async function openTarget({ open }: ActionOf<'open'>, context: ActionContext): Promise<Ended> {
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
