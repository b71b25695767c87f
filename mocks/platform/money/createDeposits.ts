import { accountsOf, house } from '../books/accounts.ts'
import type { Big } from 'big.js'
import type { Currency } from '../books/Books.ts'
import type { Member } from '../members/Member.ts'
import { HOUR, MINUTE } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { checkDepositHours } from './depositHours.ts'
import type { EnforcedLimits, PayWay } from './EnforcedLimits.ts'
import { platformRecharge, rechargeRange } from './narrowLimits.ts'
import { orderNumber } from './orderNumber.ts'
import { inWon } from './wallets.ts'

/** Reason that a rejection may give. */
export type RejectionReason = 'otherSender' | 'notArrived' | 'turnoverMissing'

export type OrderState = 'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired'

export interface DepositOrder {
  readonly no: string
  readonly memberId: string
  readonly way: PayWay
  readonly currency: Currency
  readonly amount: Big
  readonly createdAt: number
  readonly expiresAt: number
  readonly state: OrderState
  /** When it was approved, rejected, cancelled or over. */
  readonly decidedAt: number | undefined
  /** Why it was rejected, where that is told. */
  readonly reason: RejectionReason | undefined
  /** Id of the account, address or code the money is sent to. */
  readonly payTo: string
  /** Name of the sender, where a bank tells. */
  readonly sender: string | undefined
}

interface DepositRequest {
  way: PayWay
  amount: Big
  payTo: string
  sender?: string
}

export interface Deposits {
  order: (member: Member, request: DepositRequest) => DepositOrder
  /** The member's own orders, newest first. */
  of: (memberId: string) => readonly DepositOrder[]
  find: (memberId: string, no: string) => DepositOrder | undefined
  cancel: (memberId: string, no: string) => void
  /** The paying side decides: the money arrived. */
  approve: (no: string) => void
  /** The paying side decides: no such money arrived. The reason is told to the member, if there is one. */
  reject: (no: string, reason?: RejectionReason) => void
  pending: () => readonly DepositOrder[]
  /** Looks at an order when its money has had time to arrive. */
  judge: (no: string) => void
  /** Closes an order that nobody paid. */
  expire: (no: string) => void
}

/** A deposit order is paid within one hour of its creation or it is over (spec § 4). */
const DEPOSIT_LIFETIME = HOUR

export function createDeposits(world: World): Deposits {
  const { agenda, books, clock, members, sums } = world
  const orders = world.archive.deposits

  function pendingOrder(no: string): DepositOrder {
    const order = orders.find(no)
    if (!order) throw new Refusal('notFound')
    if (order.state !== 'pending') throw new Refusal('orderDecided')
    return order
  }

  function decide(order: DepositOrder, state: OrderState, reason?: RejectionReason): void {
    orders.replace({ ...order, state, decidedAt: clock.now(), reason })
  }

  function approve(no: string): void {
    const order = pendingOrder(no)
    const { memberId, currency, amount } = order
    const accounts = accountsOf(memberId)
    const inKrw = currency === 'KRW'
    books.post('deposit', [
      {
        debit: inKrw ? house.bankClearing : house.chainClearing,
        credit: inKrw ? accounts.main : accounts.usd,
        currency,
        amount,
      },
    ])
    decide(order, 'approved')
    sums.deposit(memberId, inWon(amount, currency))
    if (inKrw) sums.bind(memberId, amount)
  }

  return {
    order(member, { way, amount, payTo, sender }) {
      const limits = world.limits()
      const now = clock.now()
      checkDepositHours(now, world.settings.hours, limits)
      const { on, min, max } = rechargeRange(way, limits)
      if (!on) throw new Refusal('payWayOff')
      if (amount.lt(min) || amount.gt(max)) {
        throw new Refusal('depositRange', { min: min.toFixed(), max: max.toFixed() })
      }
      const order: DepositOrder = {
        no: orderNumber('D', now, orders.size + 1),
        memberId: member.id,
        way,
        currency: platformRecharge[way].currency,
        amount,
        createdAt: now,
        expiresAt: now + lifetime(limits),
        state: 'pending',
        decidedAt: undefined,
        reason: undefined,
        payTo,
        sender,
      }
      orders.add(order)
      const judgeAfter = world.settings.approveDepositsAfter[way]
      if (judgeAfter !== undefined) agenda.add({ at: now + judgeAfter, kind: 'deposit', key: order.no })
      agenda.add({ at: order.expiresAt, kind: 'depositExpiry', key: order.no })
      return order
    },
    of: (memberId) => orders.of(memberId).toReversed(),
    find(memberId, no) {
      const order = orders.find(no)
      return order?.memberId === memberId ? order : undefined
    },
    cancel(memberId, no) {
      const order = pendingOrder(no)
      if (order.memberId !== memberId) throw new Refusal('notFound')
      decide(order, 'cancelled')
    },
    approve,
    reject: (no, reason) => decide(pendingOrder(no), 'rejected', reason),
    pending: () => members.all().flatMap(({ id }) => orders.of(id).filter(isPending)),
    judge(no) {
      const order = orders.find(no)
      if (!order || !isPending(order)) return
      const { sender, memberId } = order
      // The bank names the sender: money from somebody else goes back to them.
      if (sender === undefined || sender === members.byId(memberId)?.realname) approve(no)
      else decide(order, 'rejected', 'otherSender')
    },
    expire(no) {
      const order = orders.find(no)
      if (order && isPending(order)) decide(order, 'expired')
    },
  }
}

function isPending({ state }: DepositOrder): boolean {
  return state === 'pending'
}

function lifetime({ orderMinutes }: EnforcedLimits): number {
  return orderMinutes === undefined ? DEPOSIT_LIFETIME : Math.min(DEPOSIT_LIFETIME, orderMinutes * MINUTE)
}
