import type { Big } from 'big.js'

/** Rows of a member's life before the platform started; generated when first read. */
export interface HistorySizes {
  deposits: number
  withdrawals: number
  transfers: number
  bets: number
  rebates: number
  rebateOrders: number
  ledger: number
  commissions: number
  activities: number
  redPackets: number
}

export interface Card {
  id: string
  kind: 1 | 2
  /** Bank id, or `usdt`. */
  bank: string
  owner: string
  no: string
  branch: string
}

export interface Member {
  readonly id: string
  readonly name: string
  password: string
  payPassword: string
  realname: string
  mobile: string
  email: string
  birthday: string | null
  avatar: string
  readonly registeredAt: number
  readonly parentId: string | undefined
  readonly isAgent: boolean
  inviteCode: string
  transferStatus: 0 | 1
  /** Cumulative deposit in KRW. */
  paysum: Big
  /** Cumulative turnover in KRW before the platform started. */
  flowsum: Big
  redPacketsLeft: number
  redPacketsMade: number
  appliedForAgent: boolean
  cards: Card[]
  history: HistorySizes
}

export const noHistory: Readonly<HistorySizes> = {
  deposits: 0,
  withdrawals: 0,
  transfers: 0,
  bets: 0,
  rebates: 0,
  rebateOrders: 0,
  ledger: 0,
  commissions: 0,
  activities: 0,
  redPackets: 0,
}
