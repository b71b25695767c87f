import type { Settings } from '../../../src/format/settings.ts'
import type { Stops } from '../../../src/format/wire/stops.ts'

export const payWays = ['bank', 'wechat', 'alipay', 'usdt-trc20', 'usdt-erc20'] as const

export type PayWay = (typeof payWays)[number]

/** Open from the first hour until before the second, past midnight where it is the smaller; minutes are fractions. */
export interface OpenHours {
  from: number
  to: number
}

export interface WithdrawalLimit {
  on?: boolean
  min?: string
  max?: string
}

type SettingsRule = Settings['recharge']['access'][number]

/** Whom one pay way is for: all of it has to hold. */
type AccessRule = Omit<SettingsRule, 'way'> & { way: PayWay }

/**
 * The limits of the live release, as the platform enforces them. Every part may be missing;
 * each one narrows what the platform itself allows and never widens it.
 */
export interface EnforcedLimits {
  recharge?: { [way in PayWay]?: { on?: boolean; min?: string; max?: string } } | undefined
  /** Whom pay ways are for; one without a rule is for everybody. */
  access?: readonly AccessRule[] | undefined
  /** Minutes in which a deposit order may be paid. */
  orderMinutes?: number | undefined
  /** Deposit hours; `zone` is in hours ahead of UTC, 9 when absent. */
  hours?: { zone?: number; weekdays?: OpenHours; weekends?: OpenHours } | undefined
  withdrawal?: { krw?: WithdrawalLimit; usdt?: WithdrawalLimit; agent?: WithdrawalLimit } | undefined
  /** Bank accounts, and USDT addresses, a member may save. */
  cards?: number | undefined
  /** Hours before a limit of a member rises, and the lengths of the rests that members may choose. */
  play?: { raiseHours?: number; timeOutDays?: readonly number[]; exclusionMonths?: readonly number[] } | undefined
  /** Calls that operators have closed, by what the contract says of each (`x-stop`). */
  stops?: Stops | undefined
}
