import { Big } from 'big.js'
import { accountsOf, house } from '../books/accounts.ts'
import type { Currency, Posting } from '../books/Books.ts'
import type { Card, Member } from '../members/Member.ts'
import { MINUTE } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'
import type { OrderState, RejectionReason } from './createDeposits.ts'
import { type WithdrawalKind, withdrawalRange } from './narrowLimits.ts'
import { orderNumber } from './orderNumber.ts'
import { inWon } from './wallets.ts'

/** Time that a bank or a chain needs for an approved withdrawal. */
export const PAID_AFTER = 2 * MINUTE

/** Network fees in USDT by chain, as user info shows them. */
export const withdrawalFees: Readonly<Record<string, Big>> = { ERC20: new Big('5'), TRC20: new Big('1') }

export interface WithdrawalOrder {
  readonly no: string
  readonly memberId: string
  readonly kind: WithdrawalKind
  readonly currency: Currency
  /** Amount that arrives. */
  readonly amount: Big
  /** Fee taken beside it. */
  readonly fee: Big
  readonly card: Card
  readonly createdAt: number
  /** Turnover that was still needed when it was ordered, in won. */
  readonly missing: Big
  readonly state: Exclude<OrderState, 'expired'>
  /** When it was approved, rejected or cancelled. */
  readonly decidedAt: number | undefined
  /** Why it was rejected, where that is told. */
  readonly reason: RejectionReason | undefined
}

export interface Withdrawals {
  order: (member: Member, request: { kind: WithdrawalKind; amount: Big; card: Card }) => WithdrawalOrder
  /** The member's own orders, newest first. */
  of: (memberId: string) => readonly WithdrawalOrder[]
  cancel: (memberId: string, no: string) => void
  approve: (no: string) => void
  /** The reason is told to the member, if there is one. */
  reject: (no: string, reason?: RejectionReason) => void
  pending: () => readonly WithdrawalOrder[]
  /** Looks at an order once it has waited its turn. */
  judge: (no: string) => void
}

/** A withdrawal holds the money from the moment it is ordered; refusing or cancelling gives it back whole. */
export function createWithdrawals(world: World): Withdrawals {
  const { agenda, books, clock, members, sums } = world
  const orders = world.archive.withdrawals

  function pendingOrder(no: string): WithdrawalOrder {
    const order = orders.find(no)
    if (!order) throw new Refusal('notFound')
    if (order.state !== 'pending') throw new Refusal('orderDecided')
    return order
  }

  function decide(order: WithdrawalOrder, state: WithdrawalOrder['state'], reason?: RejectionReason): void {
    orders.replace({ ...order, state, decidedAt: clock.now(), reason })
  }

  function giveBack(order: WithdrawalOrder, state: 'rejected' | 'cancelled', reason?: RejectionReason): void {
    const { currency } = order
    const amount = order.amount.plus(order.fee)
    books.post('withdrawalReturned', [
      { debit: accountsOf(order.memberId).held, credit: walletOf(order), currency, amount },
    ])
    decide(order, state, reason)
  }

  function approve(no: string): void {
    const order = pendingOrder(no)
    const { held } = accountsOf(order.memberId)
    const { currency } = order
    const clearing = currency === 'KRW' ? house.bankClearing : house.chainClearing
    const postings: Posting[] = [{ debit: held, credit: clearing, currency, amount: order.amount }]
    if (order.fee.gt(0)) postings.push({ debit: held, credit: house.fees, currency, amount: order.fee })
    books.post(entryKindOf(order), postings)
    decide(order, 'approved')
    // What an agent takes out is pay, not play.
    if (order.kind !== 'agent') sums.withdraw(order.memberId, inWon(order.amount, currency))
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
      const now = clock.now()
      const order: WithdrawalOrder = {
        no: orderNumber('W', now, orders.size + 1),
        memberId: member.id,
        kind,
        currency: kind === 'usdt' ? 'USDT' : 'KRW',
        amount: arrives,
        fee,
        card,
        createdAt: now,
        missing: kind === 'krw' ? sums.of(member.id).rolling : new Big(0),
        state: 'pending',
        decidedAt: undefined,
        reason: undefined,
      }
      books.post(entryKindOf(order), [
        {
          debit: walletOf(order),
          credit: accountsOf(member.id).held,
          currency: order.currency,
          amount: order.amount.plus(order.fee),
        },
      ])
      orders.add(order)
      const judgeAfter = world.settings.approveWithdrawalsAfter
      if (judgeAfter !== undefined) agenda.add({ at: now + judgeAfter, kind: 'withdrawal', key: order.no })
      return order
    },
    of: (memberId) => orders.of(memberId).toReversed(),
    cancel(memberId, no) {
      const order = pendingOrder(no)
      if (order.memberId !== memberId) throw new Refusal('notFound')
      giveBack(order, 'cancelled')
    },
    approve,
    reject: (no, reason) => giveBack(pendingOrder(no), 'rejected', reason),
    pending: () => members.all().flatMap(({ id }) => orders.of(id).filter(({ state }) => state === 'pending')),
    judge(no) {
      const order = orders.find(no)
      if (order?.state !== 'pending') return
      // The screen shows the turnover that is still needed; whoever withdraws before it gets the money back.
      if (order.missing.gt(0)) giveBack(order, 'rejected', 'turnoverMissing')
      else approve(no)
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
