import { feeOf } from '../contract.ts'
import { platformHours, type WeekHours } from './money/depositHours.ts'
import type { PayWay } from './money/EnforcedLimits.ts'
import { HOUR, MINUTE } from './platformTime.ts'

/** How the simulated platform behaves; situations change it. */
export interface PlatformSettings {
  /**
   * Simulated milliseconds after which a pending deposit of that way is looked at, and approved unless somebody else
   * sent the money; absent: never.
   */
  approveDepositsAfter: { [way in PayWay]?: number }
  /**
   * Simulated milliseconds after which a pending withdrawal is looked at, and approved unless turnover is missing;
   * undefined: never.
   */
  approveWithdrawalsAfter: number | undefined
  /** Whether a USDT withdrawal's fee is taken beside the amount or out of it. */
  withdrawalFee: 'on-top' | 'included'
  /** Gives the rate of an exchange beforehand, and its result afterwards. */
  tellsRate: boolean
  /**
   * Has what the contract calls optional (`x-optional`); off, it does not know these calls, leaves these fields out and
   * refuses these parameters. The single ones below are off as well then.
   */
  hasOptional: boolean
  /** Lends a token to log in with, in place of the password; off, it does not know the call. */
  lendsLoginTokens: boolean
  /** Whether its members have lived before it opened; otherwise they have some money and nothing else. Read once. */
  hasPast: boolean
  /** Has deposit limits, time-outs and self-exclusion; off, it does not know these calls. */
  boundsPlay: boolean
  sessionLength: number
  siteOpen: boolean
  redPacketsOn: boolean
  homePopup: boolean
  hours: WeekHours
  /** Fills shown texts with long samples, for screens that must not break. */
  longText: boolean
}

export function defaultSettings(): PlatformSettings {
  return {
    approveDepositsAfter: {
      bank: 3 * MINUTE,
      wechat: 2 * MINUTE,
      alipay: 2 * MINUTE,
      'usdt-trc20': 6 * MINUTE,
      'usdt-erc20': 12 * MINUTE,
    },
    approveWithdrawalsAfter: 10 * MINUTE,
    // As the contract says, so that the forms ask for what is taken.
    withdrawalFee: feeOf('withdraw') ?? 'on-top',
    tellsRate: true,
    hasOptional: true,
    // As a platform that keeps to the specification alone.
    lendsLoginTokens: false,
    hasPast: true,
    boundsPlay: true,
    sessionLength: 12 * HOUR,
    siteOpen: true,
    redPacketsOn: true,
    homePopup: true,
    hours: platformHours,
    longText: false,
  }
}
