import type { CompiledRelease, SourceFile } from '../Format.ts'

export type GateName = 'check' | 'size' | 'pattern' | 'play' | 'money' | 'approval' | 'conflict'

/** One reason why a candidate may not go live. */
export interface Blocker {
  readonly gate: GateName
  readonly code: string
  readonly message: string
  readonly hint?: string
  readonly fact?: string
  readonly document?: string
  /** JSON Pointer into the document. */
  readonly path?: string
  readonly line?: number
  readonly column?: number
  readonly screen?: string
  readonly locale?: string
}

/** Something to look at before publishing; `id` changes with the values, so an old tick does not cover a new risk. */
export interface Warning extends Blocker {
  readonly id: string
  readonly mustAcknowledge: boolean
}

export interface Findings {
  readonly blockers: readonly Blocker[]
  readonly warnings: readonly Warning[]
}

/** What every gate looks at. */
export interface Candidate {
  readonly files: readonly SourceFile[]
  /** Missing when the check refused: gates that only read documents still answer. */
  readonly release?: CompiledRelease
  /** The documents that are live now; the same as `files` for the very first release. */
  readonly liveFiles: readonly SourceFile[]
  /** The values that two people last agreed on, by fact; where nobody ever did, the value before one person alone changed it. */
  readonly agreed?: ReadonlyMap<string, unknown>
}

export type Gate = (candidate: Candidate) => Promise<Findings>

export const noFindings: Findings = { blockers: [], warnings: [] }
