import type { Core } from '../createCore.ts'

/** What the desk's routes work with, whether a browser or the command line asks. */
export interface DeskContext {
  readonly core: Core
  /** The address of the desk, for links. */
  readonly deskUrl: () => string
  readonly facts: () => DeskFacts
}

export interface DeskFacts {
  readonly approvalsRequired: boolean
  /** Whether the members' platform is the simulated one. */
  readonly demonstration: boolean
  /** Open event streams of this service. */
  readonly streams: number
  /** What does not work now, and what to do about it. */
  readonly incidents: readonly string[]
}
