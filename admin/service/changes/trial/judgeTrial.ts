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
    const here = rateOf(tried[what], tried.phones)
    // Too few others to compare with count as healthy: rather one halt too many.
    const there = others.phones < phones ? { rate: 0, variance: 0 } : rateOf(others[what], others.phones)
    const atLeast = here.rate - there.rate - SURE * Math.sqrt(here.variance + there.variance)
    return atLeast > points / 100
  })
}

function rateOf(count: number, phones: number): { readonly rate: number; readonly variance: number } {
  const rate = (count + 1) / (phones + 2)
  return { rate, variance: (rate * (1 - rate)) / (phones + 2) }
}
