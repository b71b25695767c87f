/** One way to earn a red packet a day. What members are shown of it is named as the contract names it. */
export interface RedPacketRule {
  /** Hours in which it can be opened, UTC+8. */
  readonly start_time: string
  readonly end_time: string
  /** Turnover of the day that earns it, in won. */
  readonly day_flow: string
  /** Turnover before what was in it may be withdrawn. */
  readonly flow_money: string
  /** Deposits in all that it takes. */
  readonly recharge: string
  /** Bounds of the amount in it, in won. */
  readonly won: { readonly least: number; readonly most: number }
}

/** From 10:00 until midnight (spec § 9). */
const hours = { start_time: '10:00:00', end_time: '23:59:59' }

/** The more a member has deposited in all, the more of these can be met on one day (spec § 9). */
export const redPacketRules: readonly [RedPacketRule, ...RedPacketRule[]] = [
  { ...hours, day_flow: '100000', flow_money: '10000', recharge: '100000', won: { least: 500, most: 8800 } },
  { ...hours, day_flow: '300000', flow_money: '30000', recharge: '1000000', won: { least: 1500, most: 18_800 } },
  { ...hours, day_flow: '500000', flow_money: '50000', recharge: '10000000', won: { least: 3000, most: 38_800 } },
]
