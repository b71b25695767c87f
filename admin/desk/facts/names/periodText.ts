import type { Period } from '../../../../src/format/time/period.ts'
import { toWallTime } from '../../kit/zonedTime.ts'
import type { Words } from '../../words/useWords.ts'

/** A period as the clock in its zone shows it. */
export function periodText({ from, until, zone }: Pick<Period, 'from' | 'until' | 'zone'>, { t }: Words): string {
  const wall = (instant: string) => toWallTime(instant, zone).replace('T', ' ')
  if (from !== undefined && until !== undefined)
    return t('period.between', { from: wall(from), until: wall(until), zone })
  if (from !== undefined) return t('period.from', { from: wall(from), zone })
  return until === undefined ? t('period.always') : t('period.until', { until: wall(until), zone })
}
