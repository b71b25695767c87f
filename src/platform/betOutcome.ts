import { Big } from 'big.js'
import type { Entity } from './Operations.ts'

export type Bet = Entity<'LotteryOrder'>

/** Result of the bets of one period. */
export interface Outcome {
  readonly expect: string
  readonly numbers: readonly number[]
  readonly staked: Big
  readonly hasWon: boolean
  /** Stakes that came back included; undefined where the platform does not say what a won bet has paid. */
  readonly paid: Big | undefined
}

const OPEN = 2

/** How a bet has ended: 0 won, 1 not won, 2 not yet drawn (specification, section 4; a state of the platform wins). */
function stateOf({ state, opencode, bet_code }: Bet): number {
  if (state !== undefined) return state
  const numbers = readNumbers(opencode)
  if (!numbers) return OPEN
  return String(numbers.reduce((sum, number) => sum + number, 0)) === bet_code ? 0 : 1
}

export const isOpenBet = (bet: Bet) => stateOf(bet) === OPEN

/** Outcome of bets on one period, all of which have ended; undefined without a bet. */
export function outcomeOf(bets: readonly Bet[]): Outcome | undefined {
  const [first] = bets
  if (!first) return undefined
  const won = bets.filter((bet) => stateOf(bet) === 0)
  const paid = won.every(({ win_amount }) => win_amount) ? sumOf(won.map(({ win_amount }) => win_amount)) : undefined
  const numbers = readNumbers(first.opencode) ?? []
  return { expect: first.expect, numbers, staked: stakeOf(bets), hasWon: won.length > 0, paid }
}

const isGain = (paid: Outcome['paid'], staked: Outcome['staked']) => paid?.gt(staked) === true

/** Stakes that only come back are nothing to celebrate. */
export const hasGained = ({ hasWon, paid, staked }: Outcome) => hasWon && (paid === undefined || isGain(paid, staked))

/** An outcome in words: what was won, or came back, and the numbers drawn. */
export function sayOutcome(
  { numbers, staked, hasWon, paid }: Outcome,
  text: (key: string, values?: Readonly<Record<string, string>>) => string,
  money: (amount: Big | undefined) => string,
): string {
  const drawn = numbers.join(' ')
  if (hasWon && paid === undefined) return `${text('lotteryResult.won')} · ${drawn}`
  const values = { numbers: drawn, amount: money(paid), stake: money(staked) }
  if (!hasWon) return text('lottery.lost', values)
  return isGain(paid, staked) ? text('lottery.won', values) : text('lottery.returned', values)
}

export const stakeOf = (bets: readonly Bet[]) => sumOf(bets.map(({ amount }) => amount))

const sumOf = (amounts: readonly (Big | undefined)[]) =>
  amounts.reduce<Big>((sum, amount) => sum.plus(amount ?? 0), new Big(0))

/** The numbers of a draw from its opencode; undefined before it is drawn, and for an invalid code. */
export function readNumbers(opencode: string | null | undefined): readonly number[] | undefined {
  const parts = (opencode ?? '').split(',').map((part) => part.trim())
  return parts.every((part) => /^\d{1,3}$/.test(part)) ? parts.map(Number) : undefined
}
