import { keysOf } from '../../../../src/format/value/keysOf.ts'
import type { Outcomes, Page, Visit } from '../../../../src/format/wire/Outcomes.ts'
import { edgeOf, pageFigures } from '../../../../src/format/wire/pageFigures.ts'
import { REMEMBERED_MS } from '../../../../src/format/wire/visits.ts'
import type { FigureCount, OutcomeBatch, OutcomeCount, OutcomeStore } from '../../store/rows/outcomeRows.ts'
import type { FormNames } from './createFormNames.ts'

export interface OutcomeCounter {
  /**
   * Takes a message whose visits are of forms that their releases have, and figures of a page that plays such a release.
   * @param build the name of the build that the service has; any other is an earlier one, or made up
   */
  count(message: Outcomes, build: string): Promise<void>
  /** Stores the sums and forgets old ones; what cannot be stored is kept for the next time. */
  flush(): Promise<void>
}

export const HALF_HOUR = 30 * 60_000
/** The week behind a release and the week before it, and a day to look at them. */
export const KEPT_HALVES = 15 * 48
/** The most messages remembered between two flushes; more are dropped, so that nobody can fill the memory. */
const MOST = 5000

export const halfOf = (ms: number): number => Math.floor(ms / HALF_HOUR)

export function createOutcomeCounter(store: OutcomeStore, names: FormNames, clock: { now(): number }): OutcomeCounter {
  let batches: OutcomeBatch[] = []
  let forgotten = halfOf(clock.now())

  return {
    async count({ id, visits, page }, build) {
      const counts: OutcomeCount[] = []
      for (const visit of visits) if (await names.knows(visit)) counts.push(countOf(visit))
      const figures = page && names.plays(page.release) ? figuresOf(page, build) : []
      if (counts.length + figures.length === 0 || batches.length >= MOST) return
      batches.push({ id, half: halfOf(clock.now()), counts, figures })
    },

    async flush() {
      const now = halfOf(clock.now())
      if (batches.length === 0 && now === forgotten) return
      const taken = batches
      batches = []
      try {
        await store.addOutcomes(taken, {
          countsBefore: now - KEPT_HALVES,
          // What waits here may be a repetition of what another service stored before it came.
          idsBefore: Math.min(now, ...taken.map(({ half }) => half)) - Math.ceil(REMEMBERED_MS / HALF_HOUR),
        })
        forgotten = now
      } catch (error) {
        batches = [...taken, ...batches].slice(0, MOST)
        throw error
      }
    },
  }
}

const countOf = ({ release, screen, form, outcome, field = '' }: Visit): OutcomeCount => ({
  seq: release,
  screen,
  form,
  outcome,
  field,
  count: 1,
})

function figuresOf(page: Page, own: string): readonly FigureCount[] {
  const build = page.build === own ? own : ''
  return keysOf(pageFigures).flatMap((figure) => {
    const value = page[figure]
    return value === undefined ? [] : [{ seq: page.release, build, figure, edge: edgeOf(figure, value), count: 1 }]
  })
}
