import { platformHours, type WeekHours } from './money/depositHours.ts'
import type { PayWay } from './money/EnforcedLimits.ts'
import { HOUR, MINUTE } from './platformTime.ts'

/** How the simulated platform behaves; situations change it. */
export interface PlatformSettings {
  /** Simulated milliseconds after which a pending deposit of that way is approved by itself; absent: never. */
  approveDepositsAfter: { [way in PayWay]?: number }
  /** Simulated milliseconds after which a pending withdrawal is approved by itself; undefined: never. */
  approveWithdrawalsAfter: number | undefined
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
    approveDepositsAfter: { bank: 3 * MINUTE },
    approveWithdrawalsAfter: 10 * MINUTE,
    sessionLength: 12 * HOUR,
    siteOpen: true,
    redPacketsOn: true,
    homePopup: true,
    hours: platformHours,
    longText: false,
  }
}
