import type { CompiledRelease, Edit, Issue, SourceFile } from '../../base/Format.ts'
import type { ReleaseDifference } from '../../../api/releaseApi.ts'

/** Work on operators' edits and the documents of this build that takes long enough to hold up its thread. */
export interface Compiler {
  readonly compile: Compile
  readonly checkFacts: CheckFacts
  readonly compareEdits: CompareEdits
}

/** Lays edits over the documents of this build, checks and compiles them. */
export type Compile = (edits: readonly Edit[]) => Promise<CompiledOverlay>

/** Edits whose fact is not in the documents. Their values are not checked. */
export type CheckFacts = (edits: readonly Edit[]) => Promise<readonly Issue[]>

/** The facts in which two overlays differ, in plain words. */
export type CompareEdits = (from: readonly Edit[], to: readonly Edit[]) => Promise<readonly ChangedFact[]>

export interface CompiledOverlay {
  /** This build's documents with the edits. */
  readonly files: readonly SourceFile[]
  readonly issues: readonly Issue[]
  /** Missing when the check refused. */
  readonly release?: CompiledRelease
}

export type ChangedFact = ReleaseDifference['edits'][number]
