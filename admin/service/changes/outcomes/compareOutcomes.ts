import type { OutcomeComparison, OutcomeSums, ReleaseOutcomes } from '../../../api/outcomeApi.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { keysOf } from '../../../../src/format/value/keysOf.ts'
import { type PageFigure, pageFigures, upperQuartile } from '../../../../src/format/wire/pageFigures.ts'
import { isOpenAt, type OpenHours } from '../../../../src/format/time/isOpenAt.ts'
import type { Clock } from '../../base/Clock.ts'
import { UnknownRelease } from '../../base/refusals.ts'
import type { FigureCount, OutcomeCount } from '../../store/rows/outcomeRows.ts'
import type { Store } from '../../store/Store.ts'
import { compareShares } from '../trial/shareInterval.ts'
import { HALF_HOUR, halfOf, KEPT_HALVES } from './createOutcomeCounter.ts'

/** The opening hours that members are told, on weekdays and at the weekend. */
export interface OpenWeek {
  readonly zone: number
  readonly weekdays: OpenHours
  readonly weekend: OpenHours
}

interface CompareOptions {
  readonly store: Pick<Store, 'listAudit' | 'sumFigures' | 'sumOutcomes'> & {
    findRelease(seq: number): Promise<Pick<ReleaseRecord, 'createdAt'> | undefined>
  }
  readonly clock: Pick<Clock, 'now'>
  /** Undefined where the settings name none. */
  readonly hours: OpenWeek | undefined
  readonly counted: number
}

type Cut = OutcomeComparison['cut'][number]

/** Where a side of a window ends at the latest, and why. */
interface Bound {
  readonly cut: Cut
  /** Half hours of that side. */
  readonly halves: number
}

const DAY = 48
const WEEK = 7 * DAY
/** Half hours of each window. The one in which a release goes out belongs to both sides, each with its own visits. */
const windows = [
  ['halfHour', 2],
  ['day', DAY],
  ['week', WEEK],
] as const
/** Under so many visits on a side nothing is said. */
const LEAST = 20
/** Standard errors: by chance one comparison in twenty differs. */
const SURE = 1.96
/** Far more than anybody sets stops or begins trials in two weeks. */
const ENTRIES = 200

/**
 * How visits of forms ended in equally long windows before and after a release. Each visit is of the release in which
 * it began, so the half hour of the release itself is told apart. A window ends where another release, a stop or a trial
 * begins or ended; one that is no whole number of days also where members are told that hours begin or end, as both
 * sides of a whole day have the same. Throws `UnknownRelease`.
 */
export async function compareOutcomes(seq: number, options: CompareOptions): Promise<ReleaseOutcomes> {
  const { store, clock, hours, counted } = options
  const release = await store.findRelease(seq)
  if (release === undefined) throw new UnknownRelease(seq)
  const [previous, next] = [await store.findRelease(seq - 1), await store.findRelease(seq + 1)]
  const at = Date.parse(release.createdAt)
  const middle = halfOf(at)
  const now = clock.now()
  const events = await eventsAround(store, at)

  const keyed: readonly Bound[] = [
    ...(next ? [{ cut: 'next' as const, halves: halfOf(Date.parse(next.createdAt)) - middle + 1 }] : []),
    { cut: 'now', halves: halfOf(now) - middle + 1 },
    { cut: 'previous', halves: previous ? middle - halfOf(Date.parse(previous.createdAt)) + 1 : 0 },
  ]
  // Of a half hour with an event in it nobody knows which visits came before.
  const cuts = [...keyed, ...events.map(({ cut, ms }) => ({ cut, halves: Math.abs(halfOf(ms) - middle) }))]
  const edges = hours ? hoursAround(middle, hours) : []

  async function compare(window: OutcomeComparison['window'], wanted: number): Promise<OutcomeComparison> {
    const whole = shortest(wanted, cuts)
    const halves = whole % DAY === 0 ? whole : shortest(whole, edges)
    const nearest = halves < wanted ? [...cuts, ...edges].filter((bound) => bound.halves === halves) : []
    const [from, until] = [middle - halves + 1, middle + halves]
    const told = {
      window,
      halves,
      from: new Date(Math.max(from * HALF_HOUR, previous ? Date.parse(previous.createdAt) : 0)).toISOString(),
      until: new Date(Math.min(until * HALF_HOUR, now, next ? Date.parse(next.createdAt) : now)).toISOString(),
      cut: [...new Set(nearest.map(({ cut }) => cut))],
    }
    if (halves <= 0) return { ...told, halves: 0, forms: [], pages: { before: 0, after: 0, older: 0 }, figures: [] }
    const before = await store.sumOutcomes({ seq: seq - 1, from, until: middle + 1 })
    const after = await store.sumOutcomes({ seq, from: middle, until })
    const isKnown = halves < WEEK && middle - WEEK >= halfOf(now) - KEPT_HALVES
    const weekBefore = isKnown
      ? await store.sumOutcomes({ seq: undefined, from: middle - WEEK, until: until - WEEK })
      : undefined
    const pages = {
      before: await store.sumFigures({ seq: seq - 1, from, until: middle + 1 }),
      after: await store.sumFigures({ seq, from: middle, until }),
    }
    return { ...told, forms: formsOf(before, after, weekBefore), ...figuresOf(pages) }
  }

  const compared = []
  for (const [window, wanted] of windows) compared.push(await compare(window, wanted))
  return { at: release.createdAt, counted, windows: compared }
}

const shortest = (wanted: number, bounds: readonly Bound[]): number =>
  Math.max(0, Math.min(wanted, ...bounds.map(({ halves }) => halves)))

/** Stops and trials that began or ended within a week of a moment, by the log. */
async function eventsAround(
  store: Pick<Store, 'listAudit'>,
  at: number,
): Promise<readonly { readonly cut: 'stop' | 'trial'; readonly ms: number }[]> {
  const week = WEEK * HALF_HOUR
  const [from, until] = [at - week, at + week].map((ms) => new Date(ms).toISOString())
  const events = [
    ['stop', ['stop.on', 'stop.lifted']],
    ['trial', ['trial.start', 'trial.halt', 'trial.end']],
  ] as const
  const found = await Promise.all(
    events.map(async ([cut, actions]) => {
      const entries = await store.listAudit({ actions, limit: ENTRIES, ...(from && { from }), ...(until && { until }) })
      return entries.map((entry) => ({ cut, ms: Date.parse(entry.at) }))
    }),
  )
  return found.flat()
}

/** The nearest half hours on both sides in which hours begin or end. */
function hoursAround(middle: number, { zone, weekdays, weekend }: OpenWeek): readonly Bound[] {
  const isOpen = (half: number) => isOpenAt(half * HALF_HOUR, zone, weekdays, weekend)
  return [-1, 1].flatMap((way) => {
    for (let halves = 0; halves < DAY; halves += 1)
      if (isOpen(middle + way * halves) !== isOpen(middle + way * (halves + 1)))
        return [{ cut: 'hours' as const, halves: halves + 1 }]
    return []
  })
}

function formsOf(
  before: readonly OutcomeCount[],
  after: readonly OutcomeCount[],
  weekBefore: readonly OutcomeCount[] | undefined,
): OutcomeComparison['forms'] {
  const names = new Map(
    [...before, ...after].map(({ screen, form }) => [JSON.stringify([screen, form]), { screen, form }]),
  )
  return [...names.values()]
    .toSorted((a, b) => a.screen.localeCompare(b.screen) || a.form.localeCompare(b.form))
    .map((name) => {
      const sums = { before: sumsOf(before, name), after: sumsOf(after, name) }
      return {
        ...name,
        ...sums,
        ...(weekBefore && { weekBefore: sumsOf(weekBefore, name) }),
        verdict: judge(sums.before, sums.after),
      }
    })
}

function sumsOf(
  counts: readonly OutcomeCount[],
  { screen, form }: { readonly screen: string; readonly form: string },
): OutcomeSums {
  const own = counts.filter((count) => count.screen === screen && count.form === form)
  const sum = (some: readonly OutcomeCount[]) => some.reduce((total, { count }) => total + count, 0)
  const of = (outcome: OutcomeCount['outcome']) => own.filter((count) => count.outcome === outcome)
  const fields: Record<string, number> = {}
  for (const { field, count } of of('refused')) fields[field] = (fields[field] ?? 0) + count
  return { begun: sum(own), sent: sum(of('sent')), unknown: sum(of('unknown')), refused: sum(of('refused')), fields }
}

function judge(before: OutcomeSums, after: OutcomeSums): OutcomeComparison['forms'][number]['verdict'] {
  if (Math.min(before.begun, after.begun) < LEAST) return 'few'
  const shareOf = ({ sent, begun }: OutcomeSums) => ({ count: sent, of: begun })
  const { difference, error } = compareShares(shareOf(after), shareOf(before))
  return Math.abs(difference) > SURE * error ? 'differs' : 'same'
}

/** Figures of pages of all builds on both sides; each page says how many errors it had, so these count the pages. */
function figuresOf(sides: Readonly<Record<'before' | 'after', readonly FigureCount[]>>) {
  const pagesOf = (side: readonly FigureCount[]) =>
    side.reduce((sum, { figure, count }) => (figure === 'errors' ? sum + count : sum), 0)
  const quartileOf = (side: readonly FigureCount[], wanted: PageFigure) => {
    const counts = new Map<number, number>()
    for (const { figure, edge, count } of side) if (figure === wanted) counts.set(edge, (counts.get(edge) ?? 0) + count)
    const pages = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return pages < LEAST ? undefined : upperQuartile(wanted, counts)
  }
  const figures = keysOf(pageFigures).map((figure) => {
    const [before, after] = [quartileOf(sides.before, figure), quartileOf(sides.after, figure)]
    return { figure, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  })
  const pages = {
    before: pagesOf(sides.before),
    after: pagesOf(sides.after),
    older: pagesOf(sides.after.filter(({ build }) => build === '')),
  }
  return { pages, figures: pages.before + pages.after > 0 ? figures : [] }
}
