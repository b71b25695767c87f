import { createDemoClock } from '../../../mocks/createDemoClock.ts'
import type { Network } from '../../../mocks/Network.ts'
import { createPlatform, type Platform } from '../../../mocks/platform/createPlatform.ts'
import { limitsOfSettings } from '../../../mocks/platform/money/limitsOfSettings.ts'
import type { Scenario } from '../../../mocks/scenarios/Scenario.ts'
import { scenarios } from '../../../mocks/scenarios/scenarios.ts'
import type { Releases } from '../../release/createReleases.ts'

export interface Simulation {
  readonly platform: Platform
  readonly network: Network
  /** Of the member who is logged in in this situation. */
  readonly token: string | undefined
}

/** The simulated platform in a named situation; it enforces the limits of the release that plays. */
export function createSimulation(name: string, release: Releases, clock = createDemoClock()): Simulation {
  const platform = createPlatform({
    clock,
    limits: () => limitsOfSettings(release.getSnapshot().release.settings().values),
  })
  const scenario: Scenario = Object.values(scenarios).find(({ id }) => id === name) ?? scenarios.visitor
  const { token } = scenario.setup(platform)
  return { platform, network: scenario.network ?? {}, token }
}
