import type { Host } from '../../../src/format/checkDocuments.ts'
import type { Edit, SourceFile } from '../Format.ts'
import type { Baseline } from '../release/Baseline.ts'
import type { CompiledOverlay } from './compileOverlay.ts'

/** What the worker gets at its start. */
export interface CompileData {
  readonly baseline: Baseline
  readonly host: Host
}

export interface CompileRequest {
  readonly edits: readonly Edit[]
  /** Whether the documents are checked and compiled, or it is only asked where the edits belong: that takes a third of the time. */
  readonly isCompiled: boolean
}

export interface CompileAnswer extends Omit<CompiledOverlay, 'files'> {
  /** A path alone means the document as this build shipped it. */
  readonly files: readonly (SourceFile | string)[]
}
