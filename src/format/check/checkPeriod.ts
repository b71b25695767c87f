import { nearest } from '../text/nearest.ts'
import type { Period } from '../time/period.ts'
import { endOf, startOf } from '../time/periodState.ts'
import type { Path } from '../shape/JsonShape.ts'
import { isZone } from '../time/zones.ts'
import type { Found } from './Document.ts'

/** A time that runs forwards, in a time zone that clocks know. */
export function checkPeriod(period: Period, what: string, path: Path, report: (found: Found) => void): void {
  if (startOf(period) >= endOf(period))
    report({
      path: [...path, 'until'],
      code: 'min-max',
      said: { id: 'period-backwards' },
      message: `${what} ends before it begins.`,
      hint: 'Let until come after from, or leave one of them out.',
    })
  if (!isZone(period.zone)) {
    const near = nearest(period.zone, Intl.supportedValuesOf('timeZone'))
    report({
      path: [...path, 'zone'],
      code: 'unknown-zone',
      said: { id: 'unknown-zone', values: { zone: period.zone } },
      message: `There is no time zone "${period.zone}".`,
      hint: near === undefined ? 'Name one as "Asia/Seoul" or "UTC".' : `Did you mean "${near}"?`,
    })
  }
}
