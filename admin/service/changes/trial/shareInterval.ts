/** So many of so many. */
export interface Share {
  readonly count: number
  readonly of: number
}

/**
 * How far one share lies above another, and the standard error of that (interval of Agresti and Caffo, 2000: a success
 * and a failure are added to each). Without another it is compared with none at all, for certain.
 */
export function compareShares(
  here: Share,
  there: Share | undefined,
): { readonly difference: number; readonly error: number } {
  const [a, b] = [estimate(here), there ? estimate(there) : { rate: 0, variance: 0 }]
  return { difference: a.rate - b.rate, error: Math.sqrt(a.variance + b.variance) }
}

function estimate({ count, of }: Share): { readonly rate: number; readonly variance: number } {
  const rate = (count + 1) / (of + 2)
  return { rate, variance: (rate * (1 - rate)) / (of + 2) }
}
