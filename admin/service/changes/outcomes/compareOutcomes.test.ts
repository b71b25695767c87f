import { describe, expect, it } from 'vitest'
import type { AuditRecord } from '../../../api/auditApi.ts'
import type { OutcomeComparison } from '../../../api/outcomeApi.ts'
import { UnknownRelease } from '../../base/refusals.ts'
import type { FigureCount, OutcomeCount } from '../../store/rows/outcomeRows.ts'
import { compareOutcomes, type OpenWeek } from './compareOutcomes.ts'
import { HALF_HOUR, halfOf } from './createOutcomeCounter.ts'

const AT = Date.parse('2026-11-25T06:10:00Z')
const HOUR = 2 * HALF_HOUR
const DAY = 24 * HOUR
const bank = { screen: 'recharge', form: 'bank', field: '' }

interface World {
  /** When each release went out, from the first on, in ms before or after the second. */
  readonly releases?: readonly number[]
  readonly counts?: readonly (Partial<OutcomeCount> & { readonly after: number })[]
  readonly pages?: readonly (Pick<FigureCount, 'figure' | 'edge'> & Partial<FigureCount> & { readonly after: number })[]
  readonly events?: readonly { readonly action: string; readonly after: number }[]
  readonly now?: number
  readonly hours?: OpenWeek
}

/** Compares before and after the second release; moments are in ms after it. */
async function compare({
  releases = [-30 * DAY, 0],
  counts = [],
  pages = [],
  events = [],
  now = 20 * DAY,
  hours,
}: World = {}) {
  const rows = counts.map(({ after, ...count }) => ({
    half: halfOf(AT + after),
    row: { ...bank, seq: after < 0 ? 1 : 2, outcome: 'sent' as const, count: 1, ...count },
  }))
  return compareOutcomes(2, {
    store: {
      findRelease: async (seq) => {
        const after = releases[seq - 1]
        return Promise.resolve(after === undefined ? undefined : { createdAt: new Date(AT + after).toISOString() })
      },
      listAudit: async ({ actions = [], from = '', until = '' }) => {
        const found = events.map(({ action, after }) => ({ action, at: new Date(AT + after).toISOString() }))
        return Promise.resolve(
          found.filter(({ action, at }) => actions.includes(action) && at >= from && at < until) as AuditRecord[],
        )
      },
      sumOutcomes: async ({ seq, from, until }) =>
        Promise.resolve(
          rows.flatMap(({ half, row }) =>
            half >= from && half < until && (seq === undefined || seq === row.seq) ? [row] : [],
          ),
        ),
      sumFigures: async ({ seq, from, until }) =>
        Promise.resolve(
          pages.flatMap(({ after, ...page }) => {
            const of = after < 0 ? 1 : 2
            const half = halfOf(AT + after)
            return half >= from && half < until && seq === of ? [{ seq: of, build: '', count: 1, ...page }] : []
          }),
        ),
    },
    clock: { now: () => AT + now },
    hours,
    counted: 1,
  })
}

const windowOf = (windows: readonly OutcomeComparison[], name: OutcomeComparison['window']) => {
  const found = windows.find(({ window }) => window === name)
  if (!found) throw new RangeError(`There is no window of ${name}.`)
  return found
}

describe('outcomes before and after a release', () => {
  it('are of the visits that began under each, in equally long windows', async () => {
    const { windows } = await compare({
      counts: [
        { after: -40 * 60_000, count: 5 },
        // In the half hour of the release, before it and after it.
        { after: -5 * 60_000, count: 30 },
        { after: -5 * 60_000, outcome: 'refused', field: 'amount', count: 10 },
        { after: 5 * 60_000, count: 10 },
        { after: 5 * 60_000, outcome: 'refused', field: 'amount', count: 29 },
        { after: 5 * 60_000, outcome: 'refused', field: '', count: 1 },
        { after: 40 * 60_000, outcome: 'unknown', count: 2 },
        { after: 3 * HOUR, count: 100 },
      ],
    })
    const soon = windowOf(windows, 'halfHour')
    expect(soon).toMatchObject({
      halves: 2,
      cut: [],
      from: '2026-11-25T05:30:00.000Z',
      until: '2026-11-25T07:00:00.000Z',
    })
    expect(soon.forms).toEqual([
      {
        screen: 'recharge',
        form: 'bank',
        before: { begun: 45, sent: 35, unknown: 0, refused: 10, fields: { amount: 10 } },
        after: { begun: 42, sent: 10, unknown: 2, refused: 30, fields: { amount: 29, '': 1 } },
        verdict: 'differs',
      },
    ])
    expect(windowOf(windows, 'day').forms[0]?.after.begun).toBe(142)
    expect(windowOf(windows, 'week')).toMatchObject({ halves: 7 * 48, cut: [] })
  })

  it('differ only by more than chance explains, and say nothing under twenty visits', async () => {
    const verdictOf = async (before: readonly [number, number], after: readonly [number, number]) => {
      const side = ([sent, left]: readonly [number, number], at: number) => [
        { after: at, count: sent },
        { after: at, outcome: 'left' as const, count: left },
      ]
      const { windows } = await compare({ counts: [...side(before, -60_000), ...side(after, 60_000)] })
      return windowOf(windows, 'halfHour').forms[0]?.verdict
    }
    expect(await verdictOf([15, 4], [500, 500])).toBe('few')
    expect(await verdictOf([500, 500], [1, 18])).toBe('few')
    expect(await verdictOf([50, 50], [55, 45])).toBe('same')
    expect(await verdictOf([50, 50], [70, 30])).toBe('differs')
    expect(await verdictOf([70, 30], [50, 50])).toBe('differs')
  })

  it.each([
    ['next', { releases: [-30 * DAY, 0, 3 * HOUR] }, 7],
    ['previous', { releases: [-2 * HOUR, 0] }, 5],
    ['now', { now: HOUR }, 3],
    ['stop', { events: [{ action: 'stop.on', after: 2 * HOUR }] }, 4],
    ['stop', { events: [{ action: 'stop.lifted', after: -HOUR }] }, 2],
    ['trial', { events: [{ action: 'trial.start', after: 5 * HOUR }] }, 10],
  ] as const)('end on both sides at the same distance, where %s is nearest', async (cut, world, halves) => {
    const { windows } = await compare(world)
    expect(windowOf(windows, 'day')).toMatchObject({ halves, cut: [cut] })
    expect(windowOf(windows, 'week')).toMatchObject({ halves, cut: [cut] })
    expect(windowOf(windows, 'halfHour')).toMatchObject({ halves: 2, cut: [] })
  })

  it('of a stop in the same half hour are not told apart', async () => {
    const { windows } = await compare({ events: [{ action: 'stop.on', after: 60_000 }], counts: [{ after: 0 }] })
    expect(windowOf(windows, 'day')).toMatchObject({ halves: 0, cut: ['stop'], forms: [] })
  })

  it('end with the opening hours, unless both sides are whole days', async () => {
    // 15:10 in Korea, a Wednesday.
    const hours = { zone: 9, weekdays: ['10:00', '16:00'], weekend: ['10:00', '16:00'] } as const
    const whole = await compare({ hours })
    expect(windowOf(whole.windows, 'day')).toMatchObject({ halves: 48, cut: [] })
    const { windows } = await compare({ hours, now: 10 * HOUR })
    expect(windowOf(windows, 'day')).toMatchObject({ halves: 2, cut: ['hours'] })
  })

  it('stand beside the same hours a week before, while these are known', async () => {
    const counts = [
      { after: -7 * DAY + 60_000, count: 8 },
      { after: -60_000, count: 3 },
      { after: 60_000, count: 4 },
    ]
    const early = await compare({ counts, now: 2 * DAY })
    expect(windowOf(early.windows, 'halfHour').forms[0]).toMatchObject({ weekBefore: { begun: 8 } })
    const late = await compare({ counts, now: 9 * DAY })
    expect(windowOf(late.windows, 'halfHour').forms[0]).not.toHaveProperty('weekBefore')
    expect(windowOf(late.windows, 'week').forms[0]).not.toHaveProperty('weekBefore')
  })

  it('tell the figures that three of four pages kept to, from twenty pages on', async () => {
    const { windows } = await compare({
      pages: [
        { after: -60_000, figure: 'errors', edge: 0, count: 19 },
        { after: -60_000, figure: 'lcp', edge: 4, count: 19 },
        { after: 60_000, figure: 'errors', edge: 0, count: 30 },
        { after: 60_000, figure: 'errors', edge: 1, build: 'b1', count: 10 },
        // Half of them between 800 ms and a second, half between that and 1.3 s.
        { after: 60_000, figure: 'lcp', edge: 4, count: 20 },
        { after: 60_000, figure: 'lcp', edge: 5, build: 'b1', count: 20 },
        { after: 60_000, figure: 'inp', edge: 11, count: 20 },
      ],
    })
    const { pages, figures } = windowOf(windows, 'halfHour')
    expect(pages).toEqual({ before: 19, after: 40, older: 30 })
    expect(figures).toEqual([
      { figure: 'lcp', after: 1150 },
      { figure: 'inp', after: 2000 },
      { figure: 'cls' },
      { figure: 'answer' },
      { figure: 'errors', after: 0 },
    ])
  })

  it('are refused for a release that is not there, and empty for the first one', async () => {
    await expect(compare({ releases: [] })).rejects.toThrow(UnknownRelease)
    const store = {
      findRelease: async () => Promise.resolve({ createdAt: new Date(AT).toISOString() }),
    }
    const first = await compareOutcomes(1, {
      store: {
        findRelease: async (seq) => (seq === 1 ? store.findRelease() : Promise.resolve(undefined)),
        listAudit: async () => Promise.resolve([]),
        sumOutcomes: async () => Promise.resolve([]),
        sumFigures: async () => Promise.resolve([]),
      },
      clock: { now: () => AT + DAY },
      hours: undefined,
      counted: 1,
    })
    expect(windowOf(first.windows, 'day')).toMatchObject({ halves: 0, cut: ['previous'], forms: [] })
  })
})
