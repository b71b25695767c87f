import { banks } from '../content/banks.ts'
import { payAccounts, payCodes } from '../content/payAccounts.ts'
import type { Locale } from '../Locale.ts'
import { messageOf } from '../messages.ts'
import type { DepositOrder } from '../money/createDeposits.ts'
import { joinedDays } from '../members/joinedDays.ts'
import type { Member } from '../members/Member.ts'
import type { PayWay } from '../money/EnforcedLimits.ts'
import { platformRecharge } from '../money/narrowLimits.ts'
import { parseAmount } from '../money/parseAmount.ts'
import type { Data, OperationMap, Params } from '../Operations.ts'
import { formatPlatformTime } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks } from '../World.ts'

type DepositOperation =
  | 'getPayCode'
  | 'getPayRange'
  | 'getPayWays'
  | 'recharge'
  | 'getPayBank'
  | 'getPayInfo'
  | 'cancelRecharge'

/**
 * Ways, ranges and orders of deposits. Ranges and flags are the platform's own: the app narrows them by the
 * release's settings itself, and `recharge` refuses whatever lies outside of both.
 */
export function depositOperations(desks: Desks): Pick<OperationMap, DepositOperation> {
  const { bounds, deposits } = desks
  return {
    getPayCode({ type }, caller) {
      caller.member()
      if (type === 'usdt') return { data: [payCodes['usdt-trc20'], payCodes['usdt-erc20']] }
      return { data: [payCodes[type]] }
    },

    getPayRange({ type }, caller) {
      caller.member()
      const { min, max } = platformRecharge[type]
      return { data: { min_price: min.toFixed(), max_price: max.toFixed() } }
    },

    getPayWays(_, caller) {
      caller.member()
      const { bank, wechat, alipay, 'usdt-trc20': trc20, 'usdt-erc20': erc20 } = platformRecharge
      return {
        data: {
          card: bank.on ? 1 : 0,
          usdt: trc20.on || erc20.on ? 1 : 0,
          wechat: wechat.on ? 1 : 0,
          alipay: alipay.on ? 1 : 0,
        },
      }
    },

    recharge(request, caller) {
      const member = caller.member()
      const way = wayOf(request)
      const amount = parseAmount(request.amount, platformRecharge[way].currency)
      checkDetails(request)
      if (!mayDepositBy(desks, member, way)) throw new Refusal('payWayNotYours')
      bounds.limits.requireRoom(member, way, amount)
      const payTo = request.bank_id ?? (way === 'bank' ? (payAccounts[0]?.id ?? '') : payCodes[way].id)
      // Only a bank says who sent the money.
      const sender = way === 'bank' ? request.bank_owner?.trim() : undefined
      const order = deposits.order(member, { way, amount, payTo, ...(sender !== undefined && { sender }) })
      const data = { deposit_no: order.no }
      // "usdtpay" is what sends the app to /payInfo; a bank deposit only reports success (spec § 7).
      return { data, message: messageOf(way === 'bank' ? 'depositSent' : 'usdtpay', caller.locale) }
    },

    getPayBank(_, caller) {
      caller.member()
      const data = payAccounts.map((account) => ({ id: account.id, ...accountData(account.id, caller.locale) }))
      return {
        data: data.map(({ id, bank_no, bank_owner, bank_name }) => ({
          id,
          bank_no,
          bank_owner,
          bank_data: { bank_name },
        })),
      }
    },

    getPayInfo({ deposit_no }, caller) {
      const order = deposits.find(caller.member().id, deposit_no)
      if (!order) throw new Refusal('notFound')
      return {
        data: {
          deposit_no: order.no,
          info: {
            amount: order.amount.toFixed(),
            created_at: formatPlatformTime(order.createdAt),
            paytype: order.way.startsWith('usdt') ? 'usdt' : order.way,
          },
          cardlist: whereToPay(order, caller.locale),
        },
        message: order.way === 'bank' ? 'bankpay' : `${order.way.startsWith('usdt') ? 'usdt' : order.way}pay`,
      }
    },

    cancelRecharge({ out_trade_no }, caller) {
      deposits.cancel(caller.member().id, out_trade_no)
      return { data: null, message: messageOf('orderCancelled', caller.locale) }
    },
  }
}

/** Whether the rules of the live release let a member deposit by a way: what phones only hide is refused here. */
function mayDepositBy(
  { clock, limits, vip }: Pick<Desks, 'clock' | 'limits' | 'vip'>,
  member: Member,
  way: PayWay,
): boolean {
  const rule = limits().access?.find((each) => each.way === way)
  if (rule === undefined) return true
  const { who, vipFrom, vipTo, sinceDays } = rule
  const level = vip.levelOf(member.id)
  const isMeant = who === 'everybody' || (who === 'agents') === member.isAgent
  return isMeant && vipFrom <= level && level <= vipTo && joinedDays(member, clock.now()) >= sinceDays
}

function wayOf({ paytype, catepay }: Params<'recharge'>): PayWay {
  if (paytype !== 'usdt') return paytype
  return catepay === 'ERC20' ? 'usdt-erc20' : 'usdt-trc20'
}

function checkDetails(request: Params<'recharge'>): void {
  if (request.paytype === 'bank') {
    if (!request.bank_owner?.trim()) throw new Refusal('depositOwner')
    if (!request.bank?.trim() || !request.bank_no?.trim() || !request.bank_address?.trim()) {
      throw new Refusal('depositBank')
    }
  }
  if (request.paytype === 'usdt' && !request.info?.trim()) throw new Refusal('depositReference')
}

function whereToPay(order: DepositOrder, locale: Locale): Data<'getPayInfo'>['cardlist'] {
  if (order.way === 'bank') return { mch_id: '', content: '', ...accountData(order.payTo, locale) }
  const { mch_id, content } = payCodes[order.way]
  return { mch_id, content }
}

function accountData(id: string, locale: Locale): { bank_name: string; bank_no: string; bank_owner: string } {
  const account = payAccounts.find((entry) => entry.id === id) ?? payAccounts[0]
  if (!account) throw new Refusal('notFound')
  const bank = banks.find((entry) => entry.id === account.bank)
  return { bank_name: bank ? bank.name[locale] : account.bank, bank_no: account.no, bank_owner: account.owner[locale] }
}
