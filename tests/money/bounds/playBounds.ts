import { contractOperations } from '../../../mocks/contract.ts'
import { PlatformError } from '../../../src/platform/PlatformError.ts'
import type { Releases } from '../../../src/release/createReleases.ts'
import { createWorld, type Weather, type World } from '../createWorld.ts'
import type { AnsweredCall } from '../platform/watchPlatform.ts'
import { watchTold } from '../tab/watchTold.ts'
import { prepareDeed, type BoundsDeed } from './actBounds.ts'
import type { BoundsAct, BoundsStep } from './BoundsStep.ts'
import { type BoundsModel, createBoundsModel } from './createBoundsModel.ts'

/** How an act ended at the platform: taken, refused, or never asked for. */
export interface BoundsOutcome {
  readonly act: BoundsAct
  readonly end: 'taken' | 'refused' | 'not sent'
}

export interface PlayedBounds {
  readonly outcomes: readonly BoundsOutcome[]
  /** The faults, each in a sentence, with the operation after which it was seen. */
  readonly faults: readonly string[]
}

const HOUR = 3_600_000
const BETWEEN_MS = 1500
const calm: Weather = () => undefined
/** How far each event moves the platform's clock. */
const moves: Partial<Record<BoundsStep['event'], number>> = {
  hour: HOUR,
  day: 24 * HOUR,
  week: 7 * 24 * HOUR,
  months: 190 * 24 * HOUR,
}

/** Plays the steps from a fresh platform on, with two tabs of one device and one of another, up to the first fault. */
export async function playBounds(steps: readonly BoundsStep[], release: Releases): Promise<PlayedBounds> {
  const answered: AnsweredCall[] = []
  let model: BoundsModel | undefined
  const world = await createWorld(release, {
    sides: [0, 1, 2],
    // Nothing was deposited before.
    settings: { hasPast: false },
    onArrival: () => undefined,
    onAnswer(call) {
      answered.push(call)
      model?.hear(call)
    },
  })
  model = createBoundsModel(world.platform, world.memberId)
  const outcomes: BoundsOutcome[] = []
  try {
    for (const [index, step] of steps.entries()) {
      answered.length = 0
      const deed = await playStep(step, world)
      if (deed) outcomes.push({ act: step.act, end: endOf(deed, answered) })
      const faults = [...model.faults, ...world.problems]
      if (faults.length > 0)
        return { outcomes, faults: faults.map((fault) => `${fault}, after operation ${index} ${JSON.stringify(step)}`) }
    }
    return { outcomes, faults: [] }
  } finally {
    world.close()
  }
}

function endOf({ call }: BoundsDeed, answered: readonly AnsweredCall[]): BoundsOutcome['end'] {
  const codes = answered.filter(({ operation }) => operation === call).map(({ envelope }) => envelope.code)
  if (codes.length === 0) return 'not sent'
  return codes.includes(200) ? 'taken' : 'refused'
}

async function playStep(step: BoundsStep, world: World): Promise<BoundsDeed | undefined> {
  const { side, event, fault } = step
  const noise = [...step.noise]
  const reads: Weather = (_, key) => (key === null ? noise.shift() : undefined)
  world.setWeather(calm)
  const move = moves[event]
  if (move !== undefined) world.platform.moveClock(move)
  if (event === 'reload' || event === 'reopen') await world.reload(side, event)
  const deed = await prepareLoggedIn(step, world)
  if (!deed) return undefined

  const path = contractOperations.find(({ id }) => id === deed.call)?.path
  let next = fault
  world.setWeather((from, key, at) => {
    if (from !== side || at !== path) return reads(from, key, at)
    const now = next
    next = undefined
    return now
  })
  const tab = world.tab(side)
  const watch = watchTold(tab, { repeat: step.size === 0 ? 'anew' : 'again', onRepeat: () => undefined })
  await world.time.until(Promise.all([deed.tap(), ...(event === 'double tap' ? [deed.tap()] : [])]))
  watch.stop()
  await world.time.pass(BETWEEN_MS)
  return deed
}

/** A login that has ended unnoticed shows when the member is read; they log in and go on. */
async function prepareLoggedIn(step: BoundsStep, world: World): Promise<BoundsDeed | undefined> {
  const { app } = world.tab(step.side)
  await world.logIn(step.side)
  await world.time.until(app.account.refreshUser().catch(() => undefined))
  await world.logIn(step.side)
  try {
    return await world.time.until(prepareDeed(world.tab(step.side), step))
  } catch (error) {
    // A platform that does not answer for the moment: the member does nothing.
    if (error instanceof PlatformError) return undefined
    throw error
  }
}
