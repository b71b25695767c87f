import type { Bet } from '../bets/createBets.ts'
import type { ActivityApplication } from '../bonus/createActivities.ts'
import type { Rebate } from '../bonus/createRebates.ts'
import type { RedPacket } from '../bonus/createRedPackets.ts'
import type { LevelChange } from '../bonus/createVip.ts'
import { copyPages, emptyPages, type Pages } from '../books/createBooks.ts'
import type { AgentApplication } from '../members/createAgentApplications.ts'
import type { DepositOrder } from '../money/createDeposits.ts'
import type { WithdrawalOrder } from '../money/createWithdrawals.ts'
import type { Due } from './createAgenda.ts'
import { createLog, createShelf, type Log, type Shelf } from './createShelf.ts'
import type { Sums } from './createSums.ts'

/** All that a platform has written down. The desks write it; a platform begins with a copy of the past. */
export interface Archive {
  readonly pages: Pages
  readonly deposits: Shelf<DepositOrder>
  readonly withdrawals: Shelf<WithdrawalOrder>
  readonly bets: Shelf<Bet>
  /** Valid bets, in the order in which they were settled. */
  readonly settled: Log<Bet>
  readonly rebates: Shelf<Rebate>
  readonly redPackets: Log<RedPacket>
  readonly activities: Shelf<ActivityApplication>
  readonly agentApplications: Shelf<AgentApplication>
  readonly levels: Log<LevelChange>
  readonly sums: Map<string, Sums>
  readonly agenda: Due[]
}

export function emptyArchive(): Archive {
  return {
    pages: emptyPages(),
    deposits: createShelf(({ no }) => no),
    withdrawals: createShelf(({ no }) => no),
    bets: createShelf(({ id }) => id),
    settled: createLog(),
    rebates: createShelf(({ id }) => id),
    redPackets: createLog(),
    activities: createShelf(({ id }) => id),
    agentApplications: createShelf(({ id }) => id),
    levels: createLog(),
    sums: new Map(),
    agenda: [],
  }
}

/** A copy to go on from; the archive that was copied must not change after it. */
export function copyArchive(archive: Archive): Archive {
  return {
    pages: copyPages(archive.pages),
    deposits: archive.deposits.fork(),
    withdrawals: archive.withdrawals.fork(),
    bets: archive.bets.fork(),
    settled: archive.settled.fork(),
    rebates: archive.rebates.fork(),
    redPackets: archive.redPackets.fork(),
    activities: archive.activities.fork(),
    agentApplications: archive.agentApplications.fork(),
    levels: archive.levels.fork(),
    sums: new Map(archive.sums),
    agenda: [...archive.agenda],
  }
}
