import { Big } from 'big.js'
import { parseDecimal } from '../../../platform/parseDecimal.ts'

/** Total stake: the selection count times the amount of each (specification, section 9). */
export function totalStake(count: number, amount: Big): Big {
  return amount.times(count)
}

/**
 * Top payout: the highest rate among the selections times the amount of one, to so many decimals. What is cut off is
 * dropped, so that nothing is promised that is not paid.
 */
export function topPayout(rates: readonly Big[], amount: Big, decimals: number): Big {
  const highest = rates.reduce((high, rate) => (rate.gt(high) ? rate : high), new Big(0))
  return highest.times(amount).round(decimals, Big.roundDown)
}

/** The amount of one bet as it is typed; 0 while that is none. */
export function readStake(typed: string): Big {
  return parseDecimal(typed.replace(/\.$/, '')) ?? new Big(0)
}

/** Why a slip cannot be sent, in the order of the specification (section 5). */
export type SlipProblem = 'noSelection' | 'noAmount' | 'expired'

export function slipProblem({ count, amount, isOpen }: { readonly count: number; readonly amount: Big; readonly isOpen: boolean }): SlipProblem | undefined {
  if (count === 0) return 'noSelection'
  if (amount.lte(0)) return 'noAmount'
  return isOpen ? undefined : 'expired'
}
