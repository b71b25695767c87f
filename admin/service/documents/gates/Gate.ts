import type { CompiledRelease, SourceFile } from '../../base/Format.ts'
import type { Blocker, Warning } from '../../../api/findings.ts'

export interface Findings {
  readonly blockers: readonly Blocker[]
  readonly warnings: readonly Warning[]
}

/** The input of every gate. */
export interface Candidate {
  readonly files: readonly SourceFile[]
  /** Missing when the check refused: gates that only read documents still answer. */
  readonly release?: CompiledRelease
  /** The documents that are live now; the same as `files` for the very first release. */
  readonly liveFiles: readonly SourceFile[]
  /**
   * Those compiled; undefined where the check refuses them. Missing at a start: what older apps make of a deploy holds
   * nothing back.
   */
  readonly live?: () => Promise<CompiledRelease | undefined>
  /**
   * The values that two people last agreed on, by fact; if they never did, the value before one person alone changed
   * it.
   */
  readonly agreed?: ReadonlyMap<string, unknown>
}

export type Gate = (candidate: Candidate) => Promise<Findings>

export const noFindings: Findings = { blockers: [], warnings: [] }
