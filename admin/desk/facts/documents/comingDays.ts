import type { Schedule } from '../../../api/scheduleApi.ts'
import type { DraftSnapshot } from '../draft/Draft.ts'
import { toWallTime } from '../../kit/zonedTime.ts'
import type { DeskLocale } from '../../words/DeskLocale.ts'
import { comingEdges, type ComingEdge } from './comingEdges.ts'

/** Something that happens by itself. */
export type Coming =
  | {
      readonly kind: 'change'
      readonly at: string
      readonly schedule: Schedule
      /** A change that has yet to go out is taken back with it: only its own schedule can be ended. */
      readonly does: 'goes-out' | 'is-taken-back' | 'will-be-taken-back'
    }
  | { readonly kind: 'period'; readonly at: string; readonly edge: ComingEdge }

export interface ComingDay {
  /** `YYYY-MM-DD` in the zone. */
  readonly day: string
  readonly items: readonly [Coming, ...Coming[]]
}

/** Schedules, ends, notices and dialogs of what is live that go out, are taken back, begin or end, in their order. */
export function comingItems(snapshot: DraftSnapshot, locale: DeskLocale, now: number): readonly Coming[] {
  const { edges } = comingEdges(snapshot, locale, now)
  const periods = edges
    .filter(({ isDraft }) => !isDraft)
    .map((edge): Coming => ({ kind: 'period', at: new Date(edge.at).toISOString(), edge }))
  return [...scheduledItems(snapshot.schedules), ...periods].sort((a, b) => a.at.localeCompare(b.at))
}

/** Of what waits; a change that is taken back again has a line for each. */
export function scheduledItems(schedules: readonly Schedule[]): readonly (Coming & { readonly kind: 'change' })[] {
  return schedules
    .filter(({ state }) => state === 'waiting')
    .flatMap((schedule) => {
      const { kind, at, takeBackAt } = schedule
      const does = kind === 'publish' ? ('goes-out' as const) : ('is-taken-back' as const)
      return [
        { kind: 'change' as const, at, schedule, does },
        ...(takeBackAt === undefined
          ? []
          : [{ kind: 'change' as const, at: takeBackAt, schedule, does: 'will-be-taken-back' as const }]),
      ]
    })
    .sort((a, b) => a.at.localeCompare(b.at))
}

/** The same by day. */
export function byDay(items: readonly Coming[], zone: string): readonly ComingDay[] {
  const days = new Map<string, [Coming, ...Coming[]]>()
  for (const item of items) {
    const day = toWallTime(item.at, zone).slice(0, 10)
    const known = days.get(day)
    if (known) known.push(item)
    else days.set(day, [item])
  }
  return [...days].map(([day, among]) => ({ day, items: among }))
}
