import { Big } from 'big.js'
import type { Bet } from '../bets/createBets.ts'
import { accountsOf } from '../books/accounts.ts'
import type { Currency, StatementLine } from '../books/Books.ts'
import { venues } from '../content/venues.ts'
import { createRandom } from '../createRandom.ts'
import type { Member } from '../members/Member.ts'
import type { DepositOrder, OrderState } from '../money/createDeposits.ts'
import { PAID_AFTER, type WithdrawalOrder } from '../money/createWithdrawals.ts'
import type { PayWay } from '../money/EnforcedLimits.ts'
import type { Desks } from '../World.ts'
import type { BetRow, LedgerRow, OrderRow, TransferRow } from './HistoryRow.ts'
import { type Span, within } from './periods.ts'

/** States of spec § 4 for types 1 and 2; 4 is an order withdrawn by the member or by time. */
const stateCodes: Readonly<Record<OrderState, number>> = {
  pending: 1,
  approved: 2,
  rejected: 3,
  cancelled: 4,
  expired: 4,
}

const betStatus: Readonly<Record<Bet['state'], number>> = { void: 0, settled: 1, open: 2 }

/** Deposits of a member within a span of time, newest first. */
export function depositRows({ deposits }: Pick<Desks, 'deposits'>, member: Member, span: Span): readonly OrderRow[] {
  return deposits
    .of(member.id)
    .filter(({ createdAt }) => within(span, createdAt))
    .map(depositRow)
}

export function withdrawalRows({ withdrawals }: Desks, member: Member, span: Span): readonly OrderRow[] {
  return withdrawals
    .of(member.id)
    .filter(({ createdAt }) => within(span, createdAt))
    .map(withdrawalRow)
}

export function transferRows({ books }: Desks, member: Member, type: 3 | 4, span: Span): readonly TransferRow[] {
  const { game } = accountsOf(member.id)
  const kind = type === 3 ? 'transferIn' : 'transferOut'
  return venues
    .flatMap(({ platname }) =>
      books
        .statement(game(platname), 'KRW')
        .filter((line) => line.kind === kind && within(span, line.at))
        .map((line) => ({ line, row: transferRow(line, platname, type) })),
    )
    .sort((one, other) => other.line.number - one.line.number)
    .map(({ row }) => row)
}

export function betRows({ bets }: Desks, member: Member, span: Span): readonly BetRow[] {
  return bets
    .of(member.id)
    .filter(({ at }) => within(span, at))
    .map(betRow)
}

/** Bets of everybody below a member, each with its name. */
export function teamBetRows(desks: Desks, member: Member, span: Span): readonly BetRow[] {
  return desks.members
    .teamOf(member.id)
    .flatMap((below) => betRows(desks, below, span).map((row) => ({ ...row, name: below.name })))
    .sort((one, other) => other.at - one.at)
}

/** The ledger of the main wallet and of the dollar balance: an exchange has a row in each. */
export function ledgerRows(desks: Desks, member: Member, span: Span): readonly LedgerRow[] {
  return inOrder(ledgerLines(desks, member, span))
}

/** The ledgers of everybody below a member, each row with its name. */
export function teamLedgerRows(desks: Desks, member: Member, span: Span): readonly LedgerRow[] {
  return inOrder(
    desks.members
      .teamOf(member.id)
      .flatMap((below) => ledgerLines(desks, below, span).map((each) => ({ ...each, name: below.name }))),
  )
}

/** All movements of the agent balance. */
export function agentLedgerRows({ books }: Desks, agent: Member): readonly LedgerRow[] {
  return books
    .statement(accountsOf(agent.id).agent, 'KRW')
    .filter(isShown)
    .map((line) => ledgerRow(line, 'KRW'))
}

interface LedgerLine {
  readonly line: StatementLine
  readonly currency: Currency
  readonly name?: string
}

function ledgerLines({ books }: Desks, member: Member, span: Span): readonly LedgerLine[] {
  const { main, usd } = accountsOf(member.id)
  const linesOf = (account: string, currency: Currency) =>
    books
      .statement(account, currency)
      .filter((line) => isShown(line) && within(span, line.at))
      .map((line) => ({ line, currency }))
  return [...linesOf(main, 'KRW'), ...linesOf(usd, 'USDT')]
}

function inOrder(lines: readonly LedgerLine[]): readonly LedgerRow[] {
  return lines
    .toSorted((one, other) => other.line.number - one.line.number)
    .map(({ line, currency, name }) => ({ ...ledgerRow(line, currency), ...(name !== undefined && { name }) }))
}

/** Where a member of a platform without a past began is no event. */
function isShown({ kind }: StatementLine): boolean {
  return kind !== 'opening'
}

function ledgerRow({ number, at, kind, money, after, other }: StatementLine, currency: Currency): LedgerRow {
  return { id: `J${number}${currency === 'USDT' ? 'D' : ''}`, at, kind, money, after, other, currency }
}

function depositRow({ no, createdAt, amount, way, currency, state, decidedAt, reason }: DepositOrder): OrderRow {
  const row = { no, at: createdAt, amount, way, state: stateCodes[state], decidedAt, reason }
  return state === 'approved' && currency === 'USDT' ? { ...row, txId: transactionOf(no) } : row
}

function withdrawalRow(order: WithdrawalOrder): OrderRow {
  const { no, createdAt, amount, fee, kind, card, state, decidedAt, reason } = order
  const chain: PayWay = card.owner === 'ERC20' ? 'usdt-erc20' : 'usdt-trc20'
  const paidAt = state === 'approved' && decidedAt !== undefined ? decidedAt + PAID_AFTER : undefined
  return {
    no,
    at: createdAt,
    amount,
    way: kind === 'usdt' ? chain : 'bank',
    state: stateCodes[state],
    decidedAt,
    reason,
    card,
    ...(fee.gt(0) && { fee }),
    ...(paidAt !== undefined && { paidAt }),
    ...(paidAt !== undefined && kind === 'usdt' && { txId: transactionOf(no) }),
  }
}

/** A number like those of a chain, by which nothing can be found: no money of the simulated platform is on one. */
function transactionOf(no: string): string {
  const random = createRandom(`transaction:${no}`)
  return Array.from({ length: 64 }, () => random.integer(0, 15).toString(16)).join('')
}

function transferRow(line: StatementLine, platname: string, type: 3 | 4): TransferRow {
  return { no: `T${line.at}${line.number}`, at: line.at, amount: line.money.abs(), platname, type, state: 1 }
}

function betRow(bet: Bet): BetRow {
  const { id, at, stake, paid, platname, gameCode, state, settledAt } = bet
  const winLoss = state === 'settled' ? paid.minus(stake) : new Big(0)
  return { id, at, amount: stake, winLoss, platname, gameCode, status: betStatus[state], settledAt, bet }
}
