import type { Member } from '../members/Member.ts'
import type {
  ApplicationRow,
  BetRow,
  LedgerRow,
  OrderRow,
  RebateOrderRow,
  RebateRow,
  RedPacketRow,
  TransferRow,
} from './HistoryRow.ts'
import { pastActivityRows, pastRedPacketRows } from './pastActivities.ts'
import { pastBetRows } from './pastBets.ts'
import { pastCommissionRows, pastLedgerRows } from './pastLedger.ts'
import { pastOrderRows, pastTransferRows } from './pastOrders.ts'
import { pastRebateOrderRows, pastRebateRows } from './pastRebates.ts'

/** Everything a member did before the platform started. */
interface Past {
  readonly deposits: readonly OrderRow[]
  readonly withdrawals: readonly OrderRow[]
  readonly transfers: readonly TransferRow[]
  readonly bets: readonly BetRow[]
  readonly rebates: RebateRow[]
  readonly rebateOrders: readonly RebateOrderRow[]
  readonly ledger: readonly LedgerRow[]
  /** Credited to the agent balance. */
  readonly commissions: readonly LedgerRow[]
  readonly activities: ApplicationRow[]
  readonly redPackets: RedPacketRow[]
}

export interface History {
  pastOf: (member: Member) => Past
  /** Bets and ledger rows of a member's team; empty without one. */
  teamPastOf: (member: Member, names: readonly string[]) => Pick<Past, 'bets' | 'ledger'>
}

const TEAM_ROWS = 240

/** Makes each list when it is first read, from the seed and the member alone: the same on every start. */
export function createHistory(seed: string, openedAt: number): History {
  const pasts = new Map<string, Past>()
  const teamPasts = new Map<string, Pick<Past, 'bets' | 'ledger'>>()

  return {
    pastOf(member) {
      const known = pasts.get(member.id)
      if (known) return known
      const rowSeed = (kind: string) => `${seed}:${member.id}:${kind}`
      const { history: sizes } = member
      const past = lazyRecord<Past>({
        deposits: () => pastOrderRows(rowSeed('deposits'), 'D', sizes.deposits, openedAt),
        withdrawals: () => pastOrderRows(rowSeed('withdrawals'), 'W', sizes.withdrawals, openedAt),
        transfers: () => pastTransferRows(rowSeed('transfers'), sizes.transfers, openedAt),
        bets: () => pastBetRows(rowSeed('bets'), sizes.bets, openedAt),
        rebates: () => pastRebateRows(rowSeed('rebates'), sizes.rebates, openedAt),
        rebateOrders: () => pastRebateOrderRows(rowSeed('rebateOrders'), sizes.rebateOrders, openedAt),
        ledger: () => pastLedgerRows(rowSeed('ledger'), sizes.ledger, openedAt),
        activities: () => pastActivityRows(rowSeed('activities'), sizes.activities, openedAt),
        commissions: () => pastCommissionRows(rowSeed('commissions'), sizes.commissions, openedAt),
        redPackets: () => pastRedPacketRows(rowSeed('redPackets'), sizes.redPackets, openedAt),
      })
      pasts.set(member.id, past)
      return past
    },
    teamPastOf(member, names) {
      if (names.length === 0) return { bets: [], ledger: [] }
      const known = teamPasts.get(member.id)
      if (known) return known
      const past = lazyRecord<Pick<Past, 'bets' | 'ledger'>>({
        bets: () => pastBetRows(`${seed}:${member.id}:team-bets`, TEAM_ROWS, openedAt, names),
        ledger: () => pastLedgerRows(`${seed}:${member.id}:team-ledger`, TEAM_ROWS, openedAt, names),
      })
      teamPasts.set(member.id, past)
      return past
    },
  }
}

function lazyRecord<T extends object>(makers: { [Key in keyof T]: () => T[Key] }): T {
  const record = {} as T
  for (const key in makers) {
    let made: T[typeof key] | undefined
    Object.defineProperty(record, key, { enumerable: true, get: () => (made ??= makers[key]()) })
  }
  return record
}
