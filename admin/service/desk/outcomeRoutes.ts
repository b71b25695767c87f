import { isObject, objectOf } from '../../../src/format/value/isObject.ts'
import { outcomeApi } from '../../api/outcomeApi.ts'
import { compareOutcomes, type OpenWeek } from '../changes/outcomes/compareOutcomes.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import type { DeskContext } from './DeskContext.ts'
import { needs, OFTEN } from './guardRoutes.ts'

/** How visits of forms ended before and after a release. */
export function outcomeRoutes(app: TypedApp, { core }: DeskContext): void {
  const { store, clock, live, countedPhones: counted } = core
  app.route({
    ...outcomeApi.outcomes,
    ...needs('viewer', { compressed: true, timesAMinute: OFTEN }),
    handler: async (request) =>
      compareOutcomes(request.params.seq, { store, clock, counted, hours: openWeekOf(live.settings()?.body) }),
  })
}

/** The opening hours that the settings name; what is not a time makes no difference to any window. */
function openWeekOf(settings: string | undefined): OpenWeek | undefined {
  const { zone, weekdays, weekend } = objectOf(objectOf(JSON.parse(settings ?? '{}'))['hours'])
  if (typeof zone !== 'number' || !isObject(weekdays) || !isObject(weekend)) return undefined
  const hoursOf = ({ from, to }: Readonly<Record<string, unknown>>) => [String(from), String(to)] as const
  return { zone, weekdays: hoursOf(weekdays), weekend: hoursOf(weekend) }
}
