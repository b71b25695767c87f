import { localTime } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'
import type { EnforcedLimits, OpenHours } from './EnforcedLimits.ts'

export interface WeekHours {
  weekdays: OpenHours
  weekends: OpenHours
}

/** Deposit hours of spec § 9, in UTC+9. */
export const platformHours: WeekHours = { weekdays: { from: 10, to: 22 }, weekends: { from: 13, to: 22 } }

const KOREA = 9

/** Refuses outside the platform's own hours and outside the live release's, naming the hours that closed it. */
export function checkDepositHours(now: number, own: WeekHours, { hours = {} }: EnforcedLimits): void {
  const zone = hours.zone ?? KOREA
  const theirs: WeekHours = { weekdays: hours.weekdays ?? allDay, weekends: hours.weekends ?? allDay }
  if (zone === KOREA) return checkWindow(now, KOREA, intersect(own, theirs))
  checkWindow(now, KOREA, own)
  checkWindow(now, zone, theirs)
}

const allDay: OpenHours = { from: 0, to: 24 }

function checkWindow(now: number, zone: number, { weekdays, weekends }: WeekHours): void {
  const { hour, weekend } = localTime(now, zone)
  const { from, to } = weekend ? weekends : weekdays
  if (hour >= from && hour < to) return
  throw new Refusal('depositHours', {
    weekdays: describe(weekdays),
    weekends: describe(weekends),
    zone: zone < 0 ? `UTC${zone}` : `UTC+${zone}`,
  })
}

function intersect(own: WeekHours, theirs: WeekHours): WeekHours {
  const narrow = (one: OpenHours, other: OpenHours): OpenHours => ({
    from: Math.max(one.from, other.from),
    to: Math.min(one.to, other.to),
  })
  return { weekdays: narrow(own.weekdays, theirs.weekdays), weekends: narrow(own.weekends, theirs.weekends) }
}

function describe({ from, to }: OpenHours): string {
  return `${clockText(from)}~${clockText(to)}`
}

function clockText(hour: number): string {
  const minutes = Math.round((hour % 1) * 60)
  return `${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
