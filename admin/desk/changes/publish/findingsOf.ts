import type { Blocker, Warning } from '../../../api/findings.ts'
import { DeskError } from '../../api/DeskError.ts'

interface Findings {
  readonly blockers?: readonly Blocker[]
  readonly warnings?: readonly Warning[]
}

/** Everything that a refusal names as being in the way. */
export function findingsOf(error: unknown): Required<Findings> {
  const { blockers = [], warnings = [] } = (error instanceof DeskError ? error.details : {}) as Findings
  return { blockers, warnings }
}
