import type { OverlayEdit } from '../../../api/edits.ts'
import type { PlayedSchedule } from '../../../api/draftApi.ts'
import { movedFacts } from '../../store/movedFacts.ts'
import type { WaitingSchedule } from '../../store/rows/scheduleRows.ts'
import { mergeOverlay } from './mergeOverlay.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import { changedEdits, takeBackFrom } from './takeBack.ts'

/**
 * The overlay at a moment ahead: every schedule that is due by then has gone out or was taken back, in order, by the
 * rules of the day. One whose facts somebody will have moved by then is left out, as it would be.
 *
 * @param untouched for what is taken back, by schedule: whether nobody has touched a fact whose edit it took away
 */
export function playSchedules(
  { format, baseline }: Pick<ReleaseContext, 'format' | 'baseline'>,
  live: readonly OverlayEdit[],
  waiting: readonly WaitingSchedule[],
  until: string,
  untouched: ReadonlyMap<string, (fact: string) => boolean>,
): { readonly overlay: readonly OverlayEdit[]; readonly played: readonly PlayedSchedule[] } {
  const played: PlayedSchedule[] = []
  let overlay = live
  let coming = waiting.filter(({ at }) => at <= until)

  /** Answers whether it goes out. */
  function letOut(schedule: WaitingSchedule): boolean {
    const { files } = format.applyEdits(baseline.files, overlay)
    const valueOf = (fact: string): unknown => format.readFact(files, fact) ?? null
    if (movedFacts(schedule, { overlay, valueOf }).length > 0) return false
    const before = overlay
    overlay = mergeOverlay(before, schedule.drafted, baseline.files, format)
    const { takeBackAt: at } = schedule
    if (at === undefined || at > until) return true
    coming = [...coming, { ...schedule, kind: 'take-back', at, edits: changedEdits(before, overlay), drafted: [] }]
    return true
  }

  /** Answers whether anything was left to take back. */
  function takeBack({ id, edits }: WaitingSchedule): boolean {
    const back = takeBackFrom(overlay, edits, untouched.get(id) ?? (() => true))
    overlay = back.overlay
    return back.ours.length > 0
  }

  for (let next = firstOf(coming); next !== undefined; next = firstOf(coming)) {
    const schedule = next
    coming = coming.filter((one) => one !== schedule)
    const isDone = schedule.kind === 'publish' ? letOut(schedule) : takeBack(schedule)
    const { id, kind, change, at } = schedule
    played.push({ id, kind, change, at, isDone })
  }
  return { overlay, played }
}

const firstOf = (schedules: readonly WaitingSchedule[]): WaitingSchedule | undefined =>
  schedules.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))[0]
