import { clockText } from '../time/clockTime.ts'
import type { Settings } from '../settings.ts'

/** The settings with every time of day as text: what reads a release knows one spelling. */
export function withClockTexts<T extends Pick<Settings, 'hours'>>(settings: T): T {
  const { weekdays, weekend } = settings.hours
  const written = ({ from, to }: Settings['hours']['weekdays']) => ({ from: clockText(from), to: clockText(to) })
  return { ...settings, hours: { ...settings.hours, weekdays: written(weekdays), weekend: written(weekend) } }
}
