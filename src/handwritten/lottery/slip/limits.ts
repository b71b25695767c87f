import type { Big } from 'big.js'
import type { Play } from '../board/groupPlays.ts'
import { lotteryKeys } from '../lotteryKeys.ts'

/** Bounds of one bet, as far as the platform says. */
export interface Limits {
  readonly min?: Big
  readonly max?: Big
}

/** The limits that bets on all of these options keep. */
export function limitsOf(plays: readonly Play[]): Limits {
  const min = farthest(
    plays.map(({ min_amount }) => min_amount),
    (one, other) => one.gt(other),
  )
  const max = farthest(
    plays.map(({ max_amount }) => max_amount),
    (one, other) => one.lt(other),
  )
  return { ...(min && { min }), ...(max && { max }) }
}

/** The limits that each of these options has; none where they differ. */
export function sharedLimits(plays: readonly Play[]): Limits {
  const limits = limitsOf(plays)
  const isShared = plays.every(
    ({ min_amount: min, max_amount: max }) => isSame(min, limits.min) && isSame(max, limits.max),
  )
  return isShared ? limits : {}
}

/** The copy that says limits, with the amounts it takes; undefined where there are none. */
export function limitWords({
  min,
  max,
}: Limits): { readonly key: string; readonly amounts: Readonly<Record<string, Big>> } | undefined {
  if (min && max) return { key: lotteryKeys.limits, amounts: { min, max } }
  if (min) return { key: lotteryKeys.limitMin, amounts: { min } }
  return max && { key: lotteryKeys.limitMax, amounts: { max } }
}

function farthest(
  amounts: readonly (Big | undefined)[],
  isFarther: (one: Big, other: Big) => boolean,
): Big | undefined {
  return amounts.reduce((far, each) => (each && (!far || isFarther(each, far)) ? each : far), undefined)
}

const isSame = (one: Big | undefined, other: Big | undefined) => (one && other ? one.eq(other) : one === other)
