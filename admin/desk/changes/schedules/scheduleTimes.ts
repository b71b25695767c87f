import { MOST_DAYS_AHEAD } from '../../../api/scheduleApi.ts'
import { toInstant, type WallTime } from '../../kit/zonedTime.ts'

const DAY = 86_400_000

/** As they are typed: what a clock in the zone shows; empty for none. */
export interface ScheduleTimes {
  readonly at: WallTime
  readonly takeBackAt: WallTime
  readonly zone: string
}

export type TimeTrouble = 'atMissing' | 'past' | 'tooFar' | 'order'

export interface JudgedTimes {
  /** In UTC with milliseconds; undefined for none, or one that is not a time. */
  readonly at: string | undefined
  readonly takeBackAt: string | undefined
  /** Trouble of each time. */
  readonly troubles: { readonly at?: TimeTrouble; readonly takeBackAt?: TimeTrouble }
}

/** The moments that are meant, and why the service would refuse them. */
export function judgeTimes({ at, takeBackAt, zone }: ScheduleTimes, now: number): JudgedTimes {
  const out = momentOf(at, zone)
  const back = momentOf(takeBackAt, zone)
  const outTrouble = out === undefined ? 'atMissing' : troubleOf(out, now)
  const backTrouble = back === undefined ? undefined : (orderTrouble(out, back) ?? troubleOf(back, now))
  return {
    at: out,
    takeBackAt: back,
    troubles: {
      ...(outTrouble !== undefined && { at: outTrouble }),
      ...(backTrouble !== undefined && { takeBackAt: backTrouble }),
    },
  }
}

function momentOf(wall: WallTime, zone: string): string | undefined {
  const instant = toInstant(wall, zone)
  return instant && new Date(instant).toISOString()
}

function troubleOf(moment: string, now: number): TimeTrouble | undefined {
  const time = Date.parse(moment)
  if (time <= now) return 'past'
  return time >= now + MOST_DAYS_AHEAD * DAY ? 'tooFar' : undefined
}

const orderTrouble = (out: string | undefined, back: string): TimeTrouble | undefined =>
  out !== undefined && back <= out ? 'order' : undefined
