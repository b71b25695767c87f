import type { Big } from 'big.js'
import type { Bet } from '../bets/createBets.ts'
import type { Currency, EntryKind } from '../books/Books.ts'
import type { Card } from '../members/Member.ts'
import type { RejectionReason } from '../money/createDeposits.ts'
import type { PayWay } from '../money/EnforcedLimits.ts'

/** A row of a record, newest first in every list; `at` in milliseconds since the epoch. */
export interface OrderRow {
  no: string
  at: number
  amount: Big
  way: PayWay
  /** 1 pending review, 2 approved, 3 rejected, 4 cancelled or expired. */
  state: number
  decidedAt: number | undefined
  reason: RejectionReason | undefined
  /** When the money of a withdrawal was sent; the future for one that is under way. */
  paidAt?: number
  /** Where a withdrawal goes. */
  card?: Card
  fee?: Big
  /** Number of the transaction on the chain. */
  txId?: string
}

export interface TransferRow {
  no: string
  at: number
  amount: Big
  platname: string
  /** 3 into the main wallet, 4 out of it. */
  type: 3 | 4
  /** 0 failed, 1 success. */
  state: number
}

export interface BetRow {
  id: string
  at: number
  amount: Big
  winLoss: Big
  platname: string
  gameCode: string
  /** 0 invalid, 1 settled, 2 unsettled. */
  status: number
  settledAt: number | undefined
  bet: Bet
  /** Name of the bettor, where the list is the downline's. */
  name?: string
}

export interface LedgerRow {
  id: string
  at: number
  kind: EntryKind
  money: Big
  after: Big
  currency: Currency
  /** The account on the other side, as the books name it. */
  other: string
  name?: string
}
