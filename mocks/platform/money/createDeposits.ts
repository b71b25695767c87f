import type { Big } from 'big.js'
import { accountsOf, house } from '../books/accounts.ts'
import type { Currency } from '../books/Books.ts'
import { createRandom } from '../createRandom.ts'
import type { Member } from '../members/Member.ts'
import { HOUR, MINUTE } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import { checkDepositHours } from './depositHours.ts'
import type { EnforcedLimits, PayWay } from './EnforcedLimits.ts'
import { platformRecharge, rechargeRange } from './narrowLimits.ts'
import { EXCHANGE_RATE } from './wallets.ts'

export type OrderState = 'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired'

export interface DepositOrder {
  no: string
  memberId: string
  way: PayWay
  currency: Currency
  amount: Big
  createdAt: number
  expiresAt: number
  state: OrderState
  /** Id of the account, address or code the money is sent to. */
  payTo: string
}

export interface Deposits {
  order: (member: Member, request: { way: PayWay; amount: Big; payTo: string }) => DepositOrder
  /** The member's own order, newest first. */
  of: (memberId: string) => readonly DepositOrder[]
  find: (memberId: string, no: string) => DepositOrder | undefined
  cancel: (memberId: string, no: string) => void
  /** The paying side decides: the money arrived. */
  approve: (no: string) => void
  /** The paying side decides: no such money arrived. */
  reject: (no: string) => void
  pending: () => readonly DepositOrder[]
  /** Lets time pass: approves what approves itself, expires what nobody paid. */
  settle: () => void
}

/** A deposit order is paid within one hour of its creation or it is over (spec § 4). */
const DEPOSIT_LIFETIME = HOUR

export function createDeposits(world: World): Deposits {
  const { books, clock, members } = world
  const orders = new Map<string, DepositOrder>()
  const random = createRandom(`${world.seed}:deposits`)

  function pendingOrder(no: string): DepositOrder {
    const order = orders.get(no)
    if (!order) throw new Refusal('notFound')
    if (order.state !== 'pending') throw new Refusal('orderDecided')
    return order
  }

  function approve(no: string): void {
    const order = pendingOrder(no)
    const accounts = accountsOf(order.memberId)
    const inKrw = order.currency === 'KRW'
    books.post('deposit', [
      {
        debit: inKrw ? house.bankClearing : house.chainClearing,
        credit: inKrw ? accounts.main : accounts.usd,
        currency: order.currency,
        amount: order.amount,
      },
    ])
    order.state = 'approved'
    const member = members.byId(order.memberId)
    if (!member) return
    member.paysum = member.paysum.plus(inKrw ? order.amount : order.amount.times(EXCHANGE_RATE))
    // One draw for every approved deposit is this platform's reading of "depends on cumulative deposits".
    member.redPacketsLeft += 1
  }

  return {
    order(member, { way, amount, payTo }) {
      const limits = world.limits()
      checkDepositHours(clock.now(), world.settings.hours, limits)
      const { on, min, max } = rechargeRange(way, limits)
      if (!on) throw new Refusal('payWayOff')
      if (amount.lt(min) || amount.gt(max)) {
        throw new Refusal('depositRange', { min: min.toFixed(), max: max.toFixed() })
      }
      const order: DepositOrder = {
        no: `D${clock.now()}${random.integer(1000, 9999)}`,
        memberId: member.id,
        way,
        currency: platformRecharge[way].currency,
        amount,
        createdAt: clock.now(),
        expiresAt: clock.now() + lifetime(limits),
        state: 'pending',
        payTo,
      }
      orders.set(order.no, order)
      return order
    },
    of: (memberId) => [...orders.values()].filter((order) => order.memberId === memberId).reverse(),
    find(memberId, no) {
      const order = orders.get(no)
      return order?.memberId === memberId ? order : undefined
    },
    cancel(memberId, no) {
      const order = pendingOrder(no)
      if (order.memberId !== memberId) throw new Refusal('notFound')
      order.state = 'cancelled'
    },
    approve,
    reject(no) {
      pendingOrder(no).state = 'rejected'
    },
    pending: () => [...orders.values()].filter((order) => order.state === 'pending'),
    settle() {
      const now = clock.now()
      for (const order of orders.values()) {
        if (order.state !== 'pending') continue
        const approveAfter = world.settings.approveDepositsAfter[order.way]
        if (approveAfter !== undefined && now >= order.createdAt + approveAfter) approve(order.no)
        else if (now >= order.expiresAt) order.state = 'expired'
      }
    },
  }
}

function lifetime({ orderMinutes }: EnforcedLimits): number {
  return orderMinutes === undefined ? DEPOSIT_LIFETIME : Math.min(DEPOSIT_LIFETIME, orderMinutes * MINUTE)
}
