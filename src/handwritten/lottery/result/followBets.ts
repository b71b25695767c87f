import { type Bet, isOpenBet, type Outcome, outcomeOf } from '../../../platform/betOutcome.ts'

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

/** Follows bets to their next reading; what ended between the two has an outcome. */
export function followBets(before: FollowedBets, bets: readonly Bet[], last: string): FollowedBets {
  const open = new Set(bets.filter(isOpenBet).map(({ expect }) => expect))
  const outcomes = [...before.open]
    .filter((expect) => !open.has(expect))
    .flatMap((expect) => outcomeOf(bets.filter((bet) => bet.expect === expect)) ?? [])
  return { bets, open, ...(outcomes.length > 0 ? { outcomes, saidIn: last } : pick(before)) }
}

const pick = ({ outcomes, saidIn }: FollowedBets) => ({ outcomes, saidIn })
