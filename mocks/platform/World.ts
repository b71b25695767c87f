import type { Bets } from './bets/createBets.ts'
import type { Books } from './books/createBooks.ts'
import type { Clock } from './Clock.ts'
import type { History } from './history/createHistory.ts'
import type { LotteryDesk } from './lottery/createLotteryDesk.ts'
import type { Members } from './members/createMembers.ts'
import type { Sessions } from './members/createSessions.ts'
import type { Deposits } from './money/createDeposits.ts'
import type { EnforcedLimits } from './money/EnforcedLimits.ts'
import type { Withdrawals } from './money/createWithdrawals.ts'
import type { PlatformSettings } from './PlatformSettings.ts'

/** What every part of the simulated platform works on. */
export interface World {
  readonly clock: Clock
  readonly seed: string
  readonly settings: PlatformSettings
  limits: () => EnforcedLimits
  readonly books: Books
  readonly members: Members
  readonly sessions: Sessions
}

/** The world with its desks: what the operations of the contract work on. */
export interface Desks extends World {
  readonly history: History
  readonly deposits: Deposits
  readonly withdrawals: Withdrawals
  readonly bets: Bets
  readonly lottery: LotteryDesk
  /** When this platform was started, by its clock. */
  readonly openedAt: number
}
