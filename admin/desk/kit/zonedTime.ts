import { knownZone } from '../../../src/format/time/zones.ts'

/** A moment as a wall clock shows it, `YYYY-MM-DDTHH:mm`: the value of a datetime-local input. */
export type WallTime = string

/** Reading of the clock in a time zone at a moment. */
export function toWallTime(instant: string, zone: string): WallTime {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? '' : wallOf(time, zone)
}

/**
 * The moment at which the clock in a time zone shows this, in UTC. A wall time that a clock change skips counts as if
 * the clock had not changed yet; one that comes twice gives the first. Undefined when the text is not a valid time.
 */
export function toInstant(wall: WallTime, zone: string): string | undefined {
  const moments = momentsAt(wall, zone)
  if (moments === undefined) return undefined
  const { fitting, before } = moments
  return instantText(fitting.length > 0 ? Math.min(...fitting) : before)
}

/** Whether a clock change skips a wall time or repeats it; undefined for all others. */
export function clockChange(wall: WallTime, zone: string): 'skipped' | 'twice' | undefined {
  const times = new Set(momentsAt(wall, zone)?.fitting ?? [0]).size
  if (times === 0) return 'skipped'
  return times > 1 ? 'twice' : undefined
}

interface Moments {
  /** When the clock shows it, in ms. */
  readonly fitting: readonly number[]
  /** When it would if the clock had not changed yet. */
  readonly before: number
}

/** Undefined when the text is not a valid time. */
function momentsAt(wall: WallTime, zone: string): Moments | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) || Number.isNaN(asUtc)) return undefined
  // Clocks change by less than a day: the offsets a day before and after are the only ones that can count.
  const offsets = [offsetAt(asUtc - DAY, zone), offsetAt(asUtc + DAY, zone)]
  return {
    fitting: offsets.map((offset) => asUtc - offset).filter((time) => wallOf(time, zone) === wall),
    before: asUtc - Math.min(...offsets),
  }
}

const DAY = 86_400_000

function instantText(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z')
}

/** How far the zone's clocks are ahead of UTC at a moment, in ms of whole minutes, as clocks show no seconds here. */
function offsetAt(time: number, zone: string): number {
  const said = formatIn(zone)
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value
  // Clocks of before 1900 are off by seconds, too: "GMT-07:52:58".
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(said ?? '') ?? []
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes) + Number(seconds) / 60)
  return Math.floor(ahead) * 60_000
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { timeZone: knownZone(zone), timeZoneName: 'longOffset' })
  formats.set(zone, made)
  return made
}

/** Empty for a year that four digits cannot write. */
function wallOf(time: number, zone: string): WallTime {
  const shown = new Date(time + offsetAt(time, zone))
  return /^\d{4}-.{5}T.{5}/.exec(Number.isNaN(shown.getTime()) ? '' : shown.toISOString())?.[0] ?? ''
}
