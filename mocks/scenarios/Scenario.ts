import type { Network } from '../Network.ts'
import type { Platform } from '../platform/createPlatform.ts'
import type { Persona } from './Persona.ts'

/** Accounts of a situation once it is set up. */
export interface Situation {
  /** Bearer token of the signed-in member; absent for a visitor. */
  token?: string
}

/** A named situation for stories, tests, previews and the play test. */
export interface Scenario {
  id: string
  title: string
  /** Persona unless another is asked for. */
  persona: Persona
  setup: (platform: Platform, persona?: Persona) => Situation
  network?: Network
}
