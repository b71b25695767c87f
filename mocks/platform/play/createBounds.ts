import type { Deposits } from '../money/createDeposits.ts'
import type { World } from '../World.ts'
import { createLimits, type DepositLimits } from './createLimits.ts'
import { createRests, type Rests } from './createRests.ts'

/** Bounds of members' own play: limits, breaks and exclusions. */
export interface Bounds {
  readonly limits: DepositLimits
  readonly rests: Rests
}

export function createBounds(world: Pick<World, 'clock' | 'limits'>, deposits: Deposits): Bounds {
  return { limits: createLimits(world, deposits), rests: createRests(world) }
}
