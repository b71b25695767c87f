import { createBets } from './bets/createBets.ts'
import { createMatches } from './bets/createMatches.ts'
import { createActivities } from './bonus/createActivities.ts'
import { createCommissions } from './bonus/createCommissions.ts'
import { createRebates } from './bonus/createRebates.ts'
import { createRedPackets } from './bonus/createRedPackets.ts'
import { createVip } from './bonus/createVip.ts'
import { createBooks } from './books/createBooks.ts'
import { createLotteryDesk } from './lottery/createLotteryDesk.ts'
import { createAgentApplications } from './members/createAgentApplications.ts'
import { createDeposits } from './money/createDeposits.ts'
import { createWithdrawals } from './money/createWithdrawals.ts'
import { createBounds } from './play/createBounds.ts'
import { createAgenda } from './records/createAgenda.ts'
import { createSums } from './records/createSums.ts'
import type { Desks, World } from './World.ts'

/** Parts from which a world is made. */
export type Ground = Omit<World, 'agenda' | 'sums' | 'books'>

/** Opens every desk on what an archive holds. The past was written by the same desks. */
export function createDesks(ground: Ground, openedAt: number): Desks {
  const { archive, clock } = ground
  const world: World = {
    ...ground,
    agenda: createAgenda(archive.agenda),
    sums: createSums(archive.sums),
    books: createBooks(clock, archive.pages),
  }
  const bets = createBets(world)
  const deposits = createDeposits(world)
  const vip = createVip(world, bets)
  return {
    ...world,
    openedAt,
    deposits,
    withdrawals: createWithdrawals(world),
    bets,
    matches: createMatches(world, bets),
    lottery: createLotteryDesk(world, bets),
    vip,
    rebates: createRebates(world, bets, vip),
    commissions: createCommissions(world, bets),
    redPackets: createRedPackets(world, bets),
    activities: createActivities(world, { bets, deposits, vip }),
    agentApplications: createAgentApplications(world),
    bounds: createBounds(world, deposits),
  }
}
