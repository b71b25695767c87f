import { createDemoClock } from '../../mocks/createDemoClock.ts'
import type { Network } from '../../mocks/Network.ts'
import type { Clock } from '../../mocks/platform/Clock.ts'
import { createPlatform, type Platform } from '../../mocks/platform/createPlatform.ts'
import { limitsOfSettings } from '../../mocks/platform/money/limitsOfSettings.ts'
import type { Persona } from '../../mocks/scenarios/Persona.ts'
import type { Scenario } from '../../mocks/scenarios/Scenario.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import type { Releases } from '../release/createReleases.ts'

export interface Simulation {
  readonly platform: Platform
  /** This simulation's own; a change counts from the next call on. */
  readonly network: Network
  /** Of the member who is logged in in this situation. */
  readonly token: string | undefined
}

export interface SimulationOptions {
  readonly clock?: Clock
  /** Persona in the situation, unless it is its own. */
  readonly persona?: Persona
}

/** The simulated platform in a named situation; it enforces the limits of the release that plays. */
export function createSimulation(
  name: string,
  release: Releases,
  { clock = createDemoClock(), persona }: SimulationOptions = {},
): Simulation {
  const platform = createPlatform({
    clock,
    page: { pictureAddress: (_, picture) => URL.createObjectURL(picture) },
    limits() {
      const { release: playing, stops } = release.getSnapshot()
      return limitsOfSettings({ ...playing.settings().values, stops })
    },
  })
  const scenario: Scenario = Object.values(scenarios).find(({ id }) => id === name) ?? scenarios.visitor
  const { token } = scenario.setup(platform, persona)
  return { platform, network: { ...scenario.network }, token }
}
