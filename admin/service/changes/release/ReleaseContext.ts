import type { Clock } from '../../base/Clock.ts'
import type { Figures } from '../../base/figures.ts'
import type { Incidents } from '../../base/createIncidents.ts'
import type { Format } from '../../base/Format.ts'
import type { Baseline } from '../../documents/Baseline.ts'
import type { Compiler } from '../../documents/compile/Compiler.ts'
import type { Gate } from '../../documents/gates/Gate.ts'
import type { FileCache } from '../../store/files/FileCache.ts'
import type { OwnStops } from '../../store/files/ownStops.ts'
import type { Store } from '../../store/Store.ts'
import type { LiveRelease } from './LiveRelease.ts'

/** The place where this service publishes: what it keeps, checks with and shows. */
export interface ReleaseContext {
  readonly store: Store
  readonly format: Format
  readonly baseline: Baseline
  readonly compiler: Compiler
  readonly gates: readonly Gate[]
  readonly cache: FileCache
  readonly live: LiveRelease
  /** Those that this node sets while it cannot reach the store. */
  readonly ownStops: OwnStops
  readonly clock: Clock
  /** Where `<plan>/head.json` is kept for a CDN or a file server. */
  readonly headFolder: string
  /** A money change that must be acknowledged also needs somebody who did not make it, to approve or to publish it. */
  readonly approvalsRequired: boolean
  /** Whether each release puts a message into the outbox. */
  readonly announces: boolean
  readonly incidents: Incidents
  readonly figures: Figures
}
