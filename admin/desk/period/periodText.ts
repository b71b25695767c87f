import type { Period } from '../../../src/format/period.ts'
import { toWallTime } from '../parts/zonedTime.ts'

/** A period as the clock in its zone shows it. */
export function periodText({ from, until, zone }: Pick<Period, 'from' | 'until' | 'zone'>): string {
  if (from === undefined && until === undefined) return 'Always'
  const wall = (instant: string) => toWallTime(instant, zone).replace('T', ' ')
  const parts = [from !== undefined && `from ${wall(from)}`, until !== undefined && `until ${wall(until)}`].filter(
    Boolean,
  )
  return `${parts.join(' ')} (${zone})`
}
