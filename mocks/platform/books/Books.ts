import type { Big } from 'big.js'

export type Currency = 'KRW' | 'USDT'

/** Why money moved; the ledger a member reads is named from it. */
export const entryKinds = [
  'opening',
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'transferOut',
  'transferIn',
  'exchange',
  'userTransfer',
  'agentTransfer',
  'agentWithdrawal',
  'rebate',
  'redPacket',
  'activity',
  'commission',
  'bet',
  'win',
  'betReturned',
] as const

export type EntryKind = (typeof entryKinds)[number]

/** One amount, always positive, taken from the debited account and given to the credited one. */
export interface Posting {
  debit: string
  credit: string
  currency: Currency
  amount: Big
}

/** Effect of one entry on one account. */
export interface StatementLine {
  readonly number: number
  readonly at: number
  readonly kind: EntryKind
  readonly money: Big
  readonly after: Big
  /** The account on the other side; of several the first. */
  readonly other: string
}
