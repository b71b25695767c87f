import { createDemoClock } from '../../mocks/createDemoClock.ts'
import { HOUR } from '../../mocks/platform/platformTime.ts'
import type { Clock } from '../platform/Clock.ts'

/**
 * The time in the simulated world. It begins at 14:00 in Korea on a working day and runs, so that deposits are open;
 * an offset moves it by minutes, and a fixed one stays at a moment, in milliseconds.
 */
export type ClockSetting =
  | { readonly kind: 'running'; readonly offset: number }
  | { readonly kind: 'fixed'; readonly at: number }

export const usualClock: ClockSetting = { kind: 'running', offset: 0 }

const MINUTE = 60_000
const KOREA = '+09:00'

/** Reads `+90` (minutes) or `2026-11-20T23:30` (Korean time, seconds if wanted); the usual clock for anything else. */
export function readClock(text: string | null): ClockSetting {
  if (text === null) return usualClock
  if (/^[+-]\d{1,7}$/.test(text)) return { kind: 'running', offset: Number(text) }
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? Date.parse(`${text}${KOREA}`) : Number.NaN
  return Number.isNaN(at) ? usualClock : { kind: 'fixed', at }
}

/** The setting as written in a link; undefined for the usual clock. */
export function writeClock(setting: ClockSetting): string | undefined {
  if (setting.kind === 'fixed') return koreanText(setting.at)
  if (setting.offset === 0) return undefined
  return `${setting.offset > 0 ? '+' : '-'}${Math.abs(setting.offset)}`
}

/** A moment as Korea writes it, to the second: `2026-11-20T23:30:00`. */
export function koreanText(at: number): string {
  return new Date(at + 9 * HOUR).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)
}

export function createClock(setting: ClockSetting, real: Clock = { now: () => Date.now() }): Clock {
  if (setting.kind === 'fixed') return { now: () => setting.at }
  const demo = createDemoClock(real)
  return { now: () => demo.now() + setting.offset * MINUTE }
}
