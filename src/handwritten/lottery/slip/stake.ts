import { Big } from 'big.js'
import { parseDecimal } from '../../../platform/parseDecimal.ts'
import type { Limits } from './limits.ts'

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

/** A payout as a member reads it: the parts of a won that a rate gives stay, which an amount of won would lose. */
export function writePayout(payout: Big, decimals: number, display: (value: string, as: 'number') => string): string {
  return `₩${display(payout.toFixed(decimals), 'number')}`
}

/** The amount of one bet as it is typed; 0 while that is not one. */
export function readStake(typed: string): Big {
  return parseDecimal(typed.replace(/\.$/, '')) ?? new Big(0)
}

/** Why a slip cannot be sent, in the order of the specification (section 5); what the wallet lacks comes last. */
export type SlipProblem = 'noSelection' | 'noAmount' | 'limitMin' | 'limitMax' | 'expired' | 'balanceShort'

interface SlipFacts {
  readonly count: number
  readonly amount: Big
  /** Bounds of one bet. */
  readonly limits: Limits
  readonly isOpen: boolean
  /** The main wallet; undefined before it is known. */
  readonly balance: Big | undefined
}

export function slipProblem({ count, amount, limits, isOpen, balance }: SlipFacts): SlipProblem | undefined {
  if (count === 0) return 'noSelection'
  if (amount.lte(0)) return 'noAmount'
  if (limits.min?.gt(amount)) return 'limitMin'
  if (limits.max?.lt(amount)) return 'limitMax'
  if (!isOpen) return 'expired'
  return isShort(balance, totalStake(count, amount)) ? 'balanceShort' : undefined
}

/** Whether a known balance is less than a stake. */
export function isShort(balance: Big | undefined, stake: Big): boolean {
  return balance?.lt(stake) === true
}
