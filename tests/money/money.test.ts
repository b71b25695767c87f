// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRandom } from '../../mocks/platform/createRandom.ts'
import { compileDocuments } from '../../src/build/compileDocuments.ts'
import { createPlainReleases } from '../../src/app/release/createPlainReleases.ts'
import { timesOf } from '../longRun.ts'
import { playSteps, type Outcome } from './playSteps.ts'
import { printOutcomes } from './printOutcomes.ts'
import { stepsOf } from './steps/steps.ts'

const OPERATIONS = 100
const given = process.env['SEED']
const firstSeed = Number(given ?? 20_261_121)
const runs = given === undefined ? timesOf({ test: 12, faults: 300 }) : 1
/** Some steps find nothing to act on, such as an order to cancel. */
const LEAST_SHARE = 0.85
const HOURS = 4 * 3_600_000
/** A Monday, 11:30 in UTC+9 and 10:30 in UTC+8: deposits and red packets are open for hours to come. */
const MORNING = Date.parse('2026-11-23T02:30:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it(
  'moves money once for each intent and tells the member the truth, whatever the network does',
  { timeout: HOURS },
  async () => {
    const { release } = compileDocuments()
    if (!release) throw new Error('The shipped documents are not sound.')
    const releases = createPlainReleases(release)
    const outcomes: Outcome[] = []

    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
      const [steps = []] = fc.sample(stepsOf(OPERATIONS), { seed, numRuns: 1 })
      vi.setSystemTime(MORNING)
      // Failed polls wait a random bit longer or shorter.
      vi.spyOn(Math, 'random').mockImplementation(createRandom(String(seed)).next)
      const played = await playSteps(steps, releases)
      outcomes.push(...played.outcomes)
      expect(played.faults, `again with SEED=${seed} npm run faults -- tests/money`).toEqual([])
    }

    printOutcomes(outcomes)
    expect(outcomes.length).toBeGreaterThanOrEqual(LEAST_SHARE * runs * OPERATIONS)
  },
)
