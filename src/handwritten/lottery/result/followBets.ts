import { Big } from 'big.js'
import type { Entity } from '../../../platform/Operations.ts'
import { readNumbers } from '../draw/readNumbers.ts'

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

/** A member's bets as they were last seen. */
export interface FollowedBets {
  readonly bets: readonly Bet[]
  /** The periods of bets that are still open. */
  readonly open: ReadonlySet<string>
  /** Outcomes of the periods that ended last, while the bets were followed. */
  readonly outcomes: readonly Outcome[]
  /** The period drawn last when they ended. */
  readonly saidIn: string
}

export const noBets: FollowedBets = { bets: [], open: new Set(), outcomes: [], saidIn: '' }

const OPEN = 2

/** How a bet has ended: 0 won, 1 not won, 2 not yet drawn (specification, section 4; a state of the platform wins). */
function stateOf({ state, opencode, bet_code }: Bet): number {
  if (state !== undefined) return state
  const numbers = readNumbers(opencode)
  if (!numbers) return OPEN
  return String(numbers.reduce((sum, number) => sum + number, 0)) === bet_code ? 0 : 1
}

export const isOpenBet = (bet: Bet) => stateOf(bet) === OPEN

/** Follows bets to their next reading; what ended between the two has an outcome. */
export function followBets(before: FollowedBets, bets: readonly Bet[], last: string): FollowedBets {
  const open = new Set(bets.filter(isOpenBet).map(({ expect }) => expect))
  const outcomes = [...before.open].filter((expect) => !open.has(expect)).flatMap((expect) => outcomeOf(bets, expect))
  return { bets, open, ...(outcomes.length > 0 ? { outcomes, saidIn: last } : pick(before)) }
}

const pick = ({ outcomes, saidIn }: FollowedBets) => ({ outcomes, saidIn })

/** None where the bets of the period are not among these. */
function outcomeOf(all: readonly Bet[], expect: string): readonly Outcome[] {
  const bets = all.filter((bet) => bet.expect === expect)
  const [first] = bets
  if (!first) return []
  const won = bets.filter((bet) => stateOf(bet) === 0)
  const paid = won.every(({ win_amount }) => win_amount) ? sumOf(won.map(({ win_amount }) => win_amount)) : undefined
  const numbers = readNumbers(first.opencode) ?? []
  return [{ expect, numbers, staked: stakeOf(bets), hasWon: won.length > 0, paid }]
}

export const stakeOf = (bets: readonly Bet[]) => sumOf(bets.map(({ amount }) => amount))

const sumOf = (amounts: readonly (Big | undefined)[]) =>
  amounts.reduce<Big>((sum, amount) => sum.plus(amount ?? 0), new Big(0))
