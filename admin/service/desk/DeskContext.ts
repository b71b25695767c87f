import type { FastifyRequest } from 'fastify'
import type { Actor } from '../accounts/Actor.ts'
import type { Core } from '../createCore.ts'
import type { Role } from '../store/Store.ts'

/** What the desk's routes work with, whether a browser or the command line asks. */
export interface DeskContext {
  readonly core: Core
  /** Whoever asks, if they may do what `needed` may. Throws `NotSignedIn` or `NotAllowed`. */
  readonly allow: (request: FastifyRequest, needed: Role) => Promise<Actor>
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
}
