// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRandom } from '../../mocks/platform/createRandom.ts'
import { compileDocuments } from '../../src/build/compileDocuments.ts'
import { createPlainReleases } from '../../src/app/release/createPlainReleases.ts'
import { timesOf } from '../longRun.ts'
import { boundsActs, boundsSteps } from './bounds/BoundsStep.ts'
import { playBounds, type BoundsOutcome } from './bounds/playBounds.ts'

const OPERATIONS = 100
const given = process.env['SEED']
const firstSeed = Number(given ?? 20_261_123)
const runs = given === undefined ? timesOf({ test: 5, faults: 110 }) : 1
const HOURS = 4 * 3_600_000
const LEAST_SHARE = 0.91
/** A Monday, 11:30 in UTC+9: deposits are open for hours to come. */
const MORNING = Date.parse('2026-11-23T02:30:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it(
  'never takes a deposit above a limit, nor a deposit, bet or game while the member rests, whatever the network does',
  { timeout: HOURS },
  async () => {
    const { release } = compileDocuments()
    if (!release) throw new Error('The shipped documents are not sound.')
    const releases = createPlainReleases(release)
    const outcomes: BoundsOutcome[] = []

    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
      const [steps = []] = fc.sample(boundsSteps(OPERATIONS), { seed, numRuns: 1 })
      vi.setSystemTime(MORNING)
      vi.spyOn(Math, 'random').mockImplementation(createRandom(String(seed)).next)
      const played = await playBounds(steps, releases)
      outcomes.push(...played.outcomes)
      expect(played.faults, `again with SEED=${seed} npm run faults -- tests/money/bounds`).toEqual([])
    }

    process.stdout.write(tableOf(outcomes))
    // Steps that find nothing to act on are not operations: 110 runs are more than 10,000.
    expect(outcomes.length).toBeGreaterThanOrEqual(LEAST_SHARE * runs * OPERATIONS)
    const neverTaken = boundsActs.filter((act) => !outcomes.some((one) => one.act === act && one.end === 'taken'))
    expect(runs > 1 ? neverTaken : []).toEqual([])
  },
)

function tableOf(outcomes: readonly BoundsOutcome[]): string {
  const ends = ['taken', 'refused', 'not sent'] as const
  const line = (cells: readonly (string | number)[]) =>
    `${String(cells[0]).padEnd(20)}${cells
      .slice(1)
      .map((cell) => String(cell).padStart(10))
      .join('')}\n`
  const acts = [...Map.groupBy(outcomes, ({ act }) => act)].toSorted(([a], [b]) => a.localeCompare(b))
  return (
    line(['operation', ...ends, 'all']) +
    acts
      .map(([act, some]) =>
        line([act, ...ends.map((end) => some.filter((one) => one.end === end).length), some.length]),
      )
      .join('') +
    line(['all', ...ends.map((end) => outcomes.filter((one) => one.end === end).length), outcomes.length])
  )
}
