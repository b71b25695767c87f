import type { Bets } from './bets/createBets.ts'
import type { Matches } from './bets/createMatches.ts'
import type { Activities } from './bonus/createActivities.ts'
import type { Commissions } from './bonus/createCommissions.ts'
import type { Rebates } from './bonus/createRebates.ts'
import type { RedPackets } from './bonus/createRedPackets.ts'
import type { Vip } from './bonus/createVip.ts'
import type { Books } from './books/createBooks.ts'
import type { LotteryDesk } from './lottery/createLotteryDesk.ts'
import type { AgentApplications } from './members/createAgentApplications.ts'
import type { Members } from './members/createMembers.ts'
import type { Sessions } from './members/createSessions.ts'
import type { Deposits } from './money/createDeposits.ts'
import type { EnforcedLimits } from './money/EnforcedLimits.ts'
import type { Withdrawals } from './money/createWithdrawals.ts'
import type { Uploads } from './uploads/createUploads.ts'
import type { Provider } from './provider/createProvider.ts'
import type { PlatformSettings } from './PlatformSettings.ts'
import type { Bounds } from './play/createBounds.ts'
import type { Archive } from './records/Archive.ts'
import type { Agenda } from './records/createAgenda.ts'
import type { SumsDesk } from './records/createSums.ts'
import type { Timeline } from './records/createTimeline.ts'

/** Shared state that every part of the simulated platform works on. */
export interface World {
  readonly clock: Timeline
  readonly seed: string
  readonly settings: PlatformSettings
  limits: () => EnforcedLimits
  readonly archive: Archive
  readonly agenda: Agenda
  readonly sums: SumsDesk
  readonly books: Books
  readonly members: Members
  readonly sessions: Sessions
}

/** The world with its desks: what the demonstration's past is lived on. */
export interface Desks extends World {
  readonly deposits: Deposits
  readonly withdrawals: Withdrawals
  readonly bets: Bets
  readonly matches: Matches
  readonly lottery: LotteryDesk
  readonly vip: Vip
  readonly rebates: Rebates
  readonly commissions: Commissions
  readonly redPackets: RedPackets
  readonly activities: Activities
  readonly agentApplications: AgentApplications
  readonly bounds: Bounds
  /** When this platform was started, by its clock. */
  readonly openedAt: number
}

/** The desks of a platform that answers: what the operations of the contract work on. */
export interface OpenDesks extends Desks {
  readonly uploads: Uploads
  readonly provider: Provider
}
