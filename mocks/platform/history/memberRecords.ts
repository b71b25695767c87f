import { Big } from 'big.js'
import { accountsOf } from '../books/accounts.ts'
import type { Currency, StatementLine } from '../books/Books.ts'
import type { Member } from '../members/Member.ts'
import type { DepositOrder, OrderState } from '../money/createDeposits.ts'
import type { WithdrawalOrder } from '../money/createWithdrawals.ts'
import type { PayWay } from '../money/EnforcedLimits.ts'
import type { Desks } from '../World.ts'
import type { BetRow, LedgerRow, OrderRow, TransferRow } from './HistoryRow.ts'
import { venues } from '../content/venues.ts'

/** States of spec § 4 for types 1 and 2; 4 stands for an order withdrawn by the member or by time. */
const stateCodes: Readonly<Record<OrderState, number>> = {
  pending: 1,
  approved: 2,
  rejected: 3,
  cancelled: 4,
  expired: 4,
}

/** What a member did since the start, then what they did before it; newest first. */
export function depositRows({ deposits, history }: Desks, member: Member): readonly OrderRow[] {
  return [...deposits.of(member.id).map(depositRow), ...history.pastOf(member).deposits]
}

export function withdrawalRows({ withdrawals, history }: Desks, member: Member): readonly OrderRow[] {
  return [...withdrawals.of(member.id).map(withdrawalRow), ...history.pastOf(member).withdrawals]
}

export function transferRows({ books, history }: Desks, member: Member, type: 3 | 4): readonly TransferRow[] {
  const { game } = accountsOf(member.id)
  const kind = type === 3 ? 'transferIn' : 'transferOut'
  const since = venues
    .flatMap(({ platname }) =>
      books
        .statement(game(platname), 'KRW')
        .filter((line) => line.kind === kind)
        .map((line): TransferRow => transferRow(line, platname, type)),
    )
    .sort((one, other) => other.at - one.at)
  return [...since, ...history.pastOf(member).transfers.filter((row) => row.type === type)]
}

const betStatus = { void: 0, settled: 1, open: 2 } as const

export function betRows({ bets, history, lottery }: Desks, member: Member): readonly BetRow[] {
  const played = bets.of(member.id).map((bet): BetRow => ({
    id: bet.id,
    at: bet.at,
    amount: bet.stake,
    winLoss: bet.state === 'settled' ? bet.paid.minus(bet.stake) : new Big(0),
    platname: bet.platname,
    status: betStatus[bet.state],
  }))
  const drawn = lottery.betsOf(member.id).map((bet): BetRow => ({
    id: bet.id,
    at: bet.placedAt,
    amount: bet.amount,
    winLoss: bet.paid === undefined ? new Big(0) : bet.paid.minus(bet.amount),
    platname: 'fortuna',
    status: bet.paid === undefined ? 2 : 1,
  }))
  const since = [...played, ...drawn].sort((one, other) => other.at - one.at)
  return [...since, ...history.pastOf(member).bets]
}

/** The ledger of the main wallet and of the dollar balance: an exchange has a row in each. */
export function ledgerRows({ books, history }: Desks, member: Member): readonly LedgerRow[] {
  const { main, usd } = accountsOf(member.id)
  const won = books.statement(main, 'KRW').map((line) => ({ line, row: ledgerRow(line, 'KRW') }))
  const dollars = books.statement(usd, 'USDT').map((line) => ({ line, row: ledgerRow(line, 'USDT') }))
  const since = [...won, ...dollars]
    .filter(({ line }) => line.kind !== 'opening')
    .sort((one, other) => other.line.number - one.line.number)
    .map(({ row }) => row)
  return [...since, ...history.pastOf(member).ledger]
}

/** All movements of the agent balance; one entry takes past commissions to the opening balance. */
export function agentLedgerRows({ books, history }: Desks, agent: Member): readonly LedgerRow[] {
  const lines = books.statement(accountsOf(agent.id).agent, 'KRW')
  const since = lines.filter((line) => line.kind !== 'opening').map((line) => ledgerRow(line, 'KRW'))
  const past = history.pastOf(agent).commissions
  const [last] = past
  const opening = lines.find((line) => line.kind === 'opening')?.after ?? new Big(0)
  if (!last || last.after.eq(opening)) return [...since, ...past]
  const money = opening.minus(last.after)
  return [
    ...since,
    { id: 'C0', at: last.at, kind: money.lt(0) ? 'agentWithdrawal' : 'rebate', money, after: opening },
    ...past,
  ]
}

function ledgerRow({ number, at, kind, money, after, other }: StatementLine, currency: Currency): LedgerRow {
  return { id: `J${number}${currency === 'USDT' ? 'D' : ''}`, at, kind, money, after, other, currency }
}

function depositRow({ no, createdAt, amount, way, state }: DepositOrder): OrderRow {
  return { no, at: createdAt, amount, way, state: stateCodes[state] }
}

function withdrawalRow({ no, createdAt, amount, kind, card, state }: WithdrawalOrder): OrderRow {
  const chain: PayWay = card.owner === 'ERC20' ? 'usdt-erc20' : 'usdt-trc20'
  return { no, at: createdAt, amount, way: kind === 'usdt' ? chain : 'bank', state: stateCodes[state] }
}

function transferRow(line: StatementLine, platname: string, type: 3 | 4): TransferRow {
  return { no: `T${line.at}${line.number}`, at: line.at, amount: line.money.abs(), platname, type, state: 1 }
}
