import type { Period } from './period.ts'

type Edges = Pick<Period, 'from' | 'until'>
export type PeriodState = 'planned' | 'running' | 'over'

export const startOf = ({ from }: Edges): number => (from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from))
export const endOf = ({ until }: Edges): number => (until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until))

/** Whether a moment is in a period: its first moment is, its last is not. Without an edge it has no end there. */
export const isRunning = (period: Edges, now: number): boolean => startOf(period) <= now && now < endOf(period)

export function periodState(period: Edges, now: number): PeriodState {
  if (isRunning(period, now)) return 'running'
  return now < startOf(period) ? 'planned' : 'over'
}

/** When any of them begins or ends next; Infinity when none does. */
export function nextEdge(periods: readonly Edges[], now: number): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...periods.flatMap((period) => [startOf(period), endOf(period)]).filter((moment) => moment > now),
  )
}
