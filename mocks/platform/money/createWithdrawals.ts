import { Big } from 'big.js'
import { accountsOf, house } from '../books/accounts.ts'
import type { Currency, Posting } from '../books/Books.ts'
import { createRandom } from '../createRandom.ts'
import type { Card, Member } from '../members/Member.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import type { OrderState } from './createDeposits.ts'
import { type WithdrawalKind, withdrawalRange } from './narrowLimits.ts'

/** Network fees in USDT by chain, as user info shows them. */
export const withdrawalFees: Readonly<Record<string, Big>> = { ERC20: new Big('5'), TRC20: new Big('1') }

export interface WithdrawalOrder {
  no: string
  memberId: string
  kind: WithdrawalKind
  currency: Currency
  /** What arrives. */
  amount: Big
  /** What is taken beside it. */
  fee: Big
  card: Card
  createdAt: number
  state: Exclude<OrderState, 'expired'>
}

export interface Withdrawals {
  order: (member: Member, request: { kind: WithdrawalKind; amount: Big; card: Card }) => WithdrawalOrder
  of: (memberId: string) => readonly WithdrawalOrder[]
  cancel: (memberId: string, no: string) => void
  approve: (no: string) => void
  reject: (no: string) => void
  pending: () => readonly WithdrawalOrder[]
  settle: () => void
}

/** A withdrawal holds the money from the moment it is ordered; refusing or cancelling gives it back whole. */
export function createWithdrawals(world: World): Withdrawals {
  const { books, clock } = world
  const orders = new Map<string, WithdrawalOrder>()
  const random = createRandom(`${world.seed}:withdrawals`)

  function pendingOrder(no: string): WithdrawalOrder {
    const order = orders.get(no)
    if (!order) throw new Refusal('notFound')
    if (order.state !== 'pending') throw new Refusal('orderDecided')
    return order
  }

  function giveBack(order: WithdrawalOrder, state: 'rejected' | 'cancelled'): void {
    const { currency } = order
    const amount = order.amount.plus(order.fee)
    books.post('withdrawalReturned', [
      { debit: accountsOf(order.memberId).held, credit: walletOf(order), currency, amount },
    ])
    order.state = state
  }

  function approve(no: string): void {
    const order = pendingOrder(no)
    const { held } = accountsOf(order.memberId)
    const { currency } = order
    const clearing = currency === 'KRW' ? house.bankClearing : house.chainClearing
    const postings: Posting[] = [{ debit: held, credit: clearing, currency, amount: order.amount }]
    if (order.fee.gt(0)) postings.push({ debit: held, credit: house.fees, currency, amount: order.fee })
    books.post(entryKindOf(order), postings)
    order.state = 'approved'
  }

  return {
    order(member, { kind, amount, card }) {
      const { on, min, max } = withdrawalRange(kind, world.limits())
      if (!on) throw new Refusal('withdrawalOff')
      if (amount.lt(min)) {
        throw new Refusal(kind === 'usdt' ? 'withdrawalMinimumUsdt' : 'withdrawalMinimumKrw', { min: min.toFixed() })
      }
      if (amount.gt(max)) throw new Refusal('withdrawalMaximum', { max: max.toFixed() })
      const fee = kind === 'usdt' ? (withdrawalFees[card.owner] ?? new Big(0)) : new Big(0)
      const arrives = world.settings.withdrawalFee === 'included' ? amount.minus(fee) : amount
      if (arrives.lte(0)) throw new Refusal('amountWrong')
      const order: WithdrawalOrder = {
        no: `W${clock.now()}${random.integer(1000, 9999)}`,
        memberId: member.id,
        kind,
        currency: kind === 'usdt' ? 'USDT' : 'KRW',
        amount: arrives,
        fee,
        card,
        createdAt: clock.now(),
        state: 'pending',
      }
      books.post(entryKindOf(order), [
        {
          debit: walletOf(order),
          credit: accountsOf(member.id).held,
          currency: order.currency,
          amount: order.amount.plus(order.fee),
        },
      ])
      orders.set(order.no, order)
      return order
    },
    of: (memberId) => [...orders.values()].filter((order) => order.memberId === memberId).reverse(),
    cancel(memberId, no) {
      const order = pendingOrder(no)
      if (order.memberId !== memberId) throw new Refusal('notFound')
      giveBack(order, 'cancelled')
    },
    approve,
    reject: (no) => giveBack(pendingOrder(no), 'rejected'),
    pending: () => [...orders.values()].filter((order) => order.state === 'pending'),
    settle() {
      const approveAfter = world.settings.approveWithdrawalsAfter
      if (approveAfter === undefined) return
      for (const order of orders.values()) {
        if (order.state === 'pending' && clock.now() >= order.createdAt + approveAfter) approve(order.no)
      }
    },
  }
}

function walletOf({ memberId, kind }: WithdrawalOrder): string {
  const accounts = accountsOf(memberId)
  if (kind === 'agent') return accounts.agent
  return kind === 'usdt' ? accounts.usd : accounts.main
}

function entryKindOf({ kind }: WithdrawalOrder): 'withdrawal' | 'agentWithdrawal' {
  return kind === 'agent' ? 'agentWithdrawal' : 'withdrawal'
}
