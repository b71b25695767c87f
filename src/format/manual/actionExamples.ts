import type { ManualExample } from './ManualExample.ts'
import { hasKey } from '../keysOf.ts'

/** One example of every action. */
export const actionExamples = {
  call: { part: { call: 'claimRebates', money: true, say: true } },
  confirm: {
    sources: { member: { call: 'getUser' } },
    part: {
      confirm: { copy: 'record.cancelDepositAsk', with: { order: '=data.member.id' } },
      title: 'record.cancel',
      yes: 'record.cancelYes',
      no: 'record.cancelNo',
    },
  },
  alert: { part: { alert: 'payInfo.differs', title: 'payInfo.title' } },
  toast: { part: { toast: 'recharge.sent', tone: 'gain' } },
  go: { part: { go: '/transRecord', query: { type: '2' }, after: '=settings.withdrawal.redirectSeconds' } },
  back: { part: { back: true } },
  reload: { sources: { wallets: { call: 'getBalanceList' } }, part: { reload: 'wallets' } },
  refresh: { part: { refresh: 'money' } },
  seen: {
    sources: { member: { call: 'getUser' } },
    part: { seen: 'messages', one: { id: '=data.member.id', at: '2026-11-21 09:00:00' } },
  },
  install: { part: { install: true } },
  open: {
    beside: [
      { type: 'popup', id: 'rules', title: 'vip.rules', body: [{ type: 'text', id: 'rule', text: 'vip.promotion' }] },
    ],
    part: { open: { popup: 'rules' } },
  },
  close: { part: { close: true } },
  copy: { part: { copy: '=user.invite_code', succeed: 'common.copied' } },
  set: { part: { set: { locale: 'en' } } },
  login: { sources: { session: { call: 'getUser' } }, part: { login: '=data.session.id' } },
  logout: { part: { logout: true } },
} satisfies Readonly<Record<string, ManualExample>>

/** The example of an action by its name. Throws on one that has none. */
export function exampleOfAction(name: string): ManualExample {
  if (!hasKey(actionExamples, name)) throw new Error(`The action ${name} has no example.`)
  return actionExamples[name]
}
