import { DAY, localTime } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { EnforcedLimits, OpenHours } from './EnforcedLimits.ts'
import { MEMBERS_HOURS } from '../../../src/format/time/zones.ts'

export interface WeekHours {
  weekdays: OpenHours
  weekends: OpenHours
}

/** Deposit hours of spec § 9, in UTC+9. */
export const platformHours: WeekHours = { weekdays: { from: 10, to: 22 }, weekends: { from: 13, to: 22 } }

/** Refuses outside the platform's own hours and outside the live release's, naming the hours that closed it. */
export function checkDepositHours(now: number, own: WeekHours, { hours = {} }: EnforcedLimits): void {
  const zone = hours.zone ?? MEMBERS_HOURS
  const theirs: WeekHours = { weekdays: hours.weekdays ?? allDay, weekends: hours.weekends ?? allDay }
  const both = zone === MEMBERS_HOURS ? intersect(own, theirs) : undefined
  if (both) return checkWindow(now, MEMBERS_HOURS, both)
  checkWindow(now, MEMBERS_HOURS, own)
  checkWindow(now, zone, theirs)
}

const allDay: OpenHours = { from: 0, to: 24 }

/** Whether an instant lies within hours of the week in a zone, which is Korea unless told otherwise. */
export function isOpenAt(now: number, hours: WeekHours, zone = MEMBERS_HOURS): boolean {
  const { hour } = localTime(now, zone)
  const on = (at: number) => (localTime(at, zone).weekend ? hours.weekends : hours.weekdays)
  // What began yesterday may last beyond midnight.
  return holds(on(now), hour) || holds(on(now - DAY), hour + 24)
}

function checkWindow(now: number, zone: number, hours: WeekHours): void {
  if (isOpenAt(now, hours, zone)) return
  throw new Refusal('depositHours', {
    weekdays: describe(hours.weekdays),
    weekends: describe(hours.weekends),
    zone: zone < 0 ? `UTC${zone}` : `UTC+${zone}`,
  })
}

const crossesMidnight = ({ from, to }: OpenHours) => to <= from

function holds(hours: OpenHours, hour: number): boolean {
  const end = crossesMidnight(hours) ? hours.to + 24 : hours.to
  return hour >= hours.from && hour < end
}

/** The hours in which both are open; undefined where a day would have two such, or none of its own. */
function intersect(own: WeekHours, theirs: WeekHours): WeekHours | undefined {
  if ([own.weekdays, own.weekends, theirs.weekdays, theirs.weekends].some(crossesMidnight)) return undefined
  const narrow = (one: OpenHours, other: OpenHours): OpenHours => ({
    from: Math.max(one.from, other.from),
    to: Math.min(one.to, other.to),
  })
  const both = { weekdays: narrow(own.weekdays, theirs.weekdays), weekends: narrow(own.weekends, theirs.weekends) }
  return crossesMidnight(both.weekdays) || crossesMidnight(both.weekends) ? undefined : both
}

function describe({ from, to }: OpenHours): string {
  return `${clockText(from)}~${clockText(to)}`
}

function clockText(hour: number): string {
  const minutes = Math.round((hour % 1) * 60)
  return `${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
