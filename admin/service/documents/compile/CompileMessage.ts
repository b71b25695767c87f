import type { Host } from '../../../../src/format/checkDocuments.ts'
import type { CompiledRelease, Edit, Issue, SourceFile } from '../../base/Format.ts'
import type { Baseline } from '../Baseline.ts'
import type { ChangedFact, CompiledOverlay } from './Compiler.ts'

/** The worker's data at its start. */
export interface CompileData {
  readonly baseline: Baseline
  readonly host: Host
}

/** Questions for the worker. */
export interface CompileWorks {
  compile(edits: readonly Edit[]): CompileAnswer
  /** A third of the time. */
  checkFacts(edits: readonly Edit[]): readonly Issue[]
  compareEdits(sides: { readonly from: readonly Edit[]; readonly to: readonly Edit[] }): readonly ChangedFact[]
}

interface CompileAnswer extends Omit<CompiledOverlay, 'files' | 'release'> {
  /** A path without text means the document as this build shipped it. */
  readonly files: readonly (SourceFile | string)[]
  readonly release?: Omit<CompiledRelease, 'files'> & {
    /** An address without text means the file of the release that was answered before. */
    readonly files: readonly (readonly [address: string, text?: string])[]
  }
}
