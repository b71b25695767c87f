import { Big } from 'big.js'

/**
 * The number so many steps on, on the grid that begins at `min`: from between two steps it goes to the next one. An empty
 * field counts as 0. Undefined where the bounds leave no other number in that direction.
 */
export function stepNumber(
  value: number | undefined,
  steps: number,
  { min, max, step }: { readonly min: number; readonly max: number | undefined; readonly step: number },
): number | undefined {
  const from = new Big(value ?? 0)
  if (from.lt(min)) return steps > 0 || value === undefined ? min : undefined
  const place = from
    .minus(min)
    .div(step)
    .round(0, steps > 0 ? Big.roundDown : Big.roundUp)
    .plus(steps)
  const last = max === undefined ? place : new Big(max).minus(min).div(step).round(0, Big.roundDown)
  const kept = place.gt(last) ? last : place.lt(0) ? new Big(0) : place
  const next = kept.times(step).plus(min)
  return value === undefined || (steps > 0 ? next.gt(from) : next.lt(from)) ? next.toNumber() : undefined
}
