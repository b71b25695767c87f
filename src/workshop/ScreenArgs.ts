import type { ScenarioId } from '../../mocks/scenarios/scenarios.ts'

export interface ScreenArgs {
  /** The id of the screen's document. */
  readonly screen: string
  /** The situation of the simulated platform. */
  readonly situation: ScenarioId
}
