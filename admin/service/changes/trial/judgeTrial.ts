import { compareShares } from './shareInterval.ts'
import type { PhonesOf, Trial } from '../../../api/trialApi.ts'

/** Standard errors: a good release is hardly ever taken for a bad one, however often one looks. */
const SURE = 3

/**
 * Whether a trial has to halt: on enough phones, something fails, or money is refused, more often than on the others, by
 * more than the allowed percentage points and more than chance explains (interval of Agresti and Caffo, 2000).
 */
export function judgeTrial(
  tried: PhonesOf,
  others: PhonesOf,
  { phones, points }: Trial['halts'],
): 'faulty' | 'refused' | undefined {
  if (tried.phones < phones) return undefined
  return (['faulty', 'refused'] as const).find((what) => {
    // Too few others to compare with count as healthy: rather one halt too many.
    const there = others.phones < phones ? undefined : { count: others[what], of: others.phones }
    const { difference, error } = compareShares({ count: tried[what], of: tried.phones }, there)
    const atLeast = difference - SURE * error
    return atLeast > points / 100
  })
}
