import type { Period } from '../../../src/format/period.ts'
import { periodState, type PeriodState } from '../../../src/format/periodState.ts'

export type ShowState = 'off' | PeriodState

/** Where something that operators show for a time stands in it. */
export function showState(
  { on, ...period }: { readonly on: boolean } & Pick<Period, 'from' | 'until'>,
  now: number,
): ShowState {
  return on ? periodState(period, now) : 'off'
}

export const stateLooks = {
  off: { label: 'Off', tone: 'neutral' },
  planned: { label: 'Planned', tone: 'info' },
  running: { label: 'Showing', tone: 'gain' },
  over: { label: 'Over', tone: 'neutral' },
} as const
