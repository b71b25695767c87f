export const payWays = ['bank', 'wechat', 'alipay', 'usdt-trc20', 'usdt-erc20'] as const

export type PayWay = (typeof payWays)[number]

/** Open from the first hour up to but not including the second, UTC+9. */
export interface OpenHours {
  from: number
  to: number
}

export interface WithdrawalLimit {
  on?: boolean
  min?: string
  max?: string
}

/**
 * The limits of the live release, as the platform enforces them. Every part may be missing;
 * each one narrows what the platform itself allows and never widens it.
 */
export interface EnforcedLimits {
  recharge?: { [way in PayWay]?: { on?: boolean; min?: string; max?: string } }
  hours?: { weekdays?: OpenHours; weekends?: OpenHours }
  withdrawal?: { krw?: WithdrawalLimit; usdt?: WithdrawalLimit; agent?: WithdrawalLimit }
}
