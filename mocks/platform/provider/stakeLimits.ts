import type { Big } from 'big.js'
import type { CatalogueGame } from '../content/games.ts'
import { parseAmount } from '../money/parseAmount.ts'
import { Refusal } from '../Refusal.ts'
import type { Spot } from './baccarat/spots.ts'
import type { StakeLimits } from './ProviderMessage.ts'

/** A line of a slot has a tenth of its stake, and a banker pays 95 %: both come out in whole won. */
const STEP = '100'

/** Bounds of the stake on a round of a slot, or on the largest spot of a table. */
export function limitsOf({ play }: CatalogueGame): StakeLimits {
  if (play.kind !== 'table') return { min: '500', max: '100000', step: STEP }
  return play.isHigh ? { min: '10000', max: '10000000', step: STEP } : { min: '1000', max: '1000000', step: STEP }
}

/** Long odds take a tenth of what even ones take. */
export function spotMax(spot: Spot, { max }: StakeLimits): string {
  return spot === 'player' || spot === 'banker' ? max : max.slice(0, -1)
}

/** A stake within its limits; refuses everything else and says what is allowed. */
export function parseStake(text: string, { min, max, step }: StakeLimits): Big {
  const stake = parseAmount(text, 'KRW')
  if (stake.lt(min) || stake.gt(max) || !stake.mod(step).eq(0)) throw new Refusal('stakeRange', { min, max, step })
  return stake
}
