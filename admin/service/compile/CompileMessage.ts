import type { Host } from '../../../src/format/checkDocuments.ts'
import type { SourceFile } from '../Format.ts'
import type { Baseline } from '../release/Baseline.ts'
import type { CompiledOverlay } from './compileOverlay.ts'

/** What the worker gets at its start. */
export interface CompileData {
  readonly baseline: Baseline
  readonly host: Host
}

export interface CompileAnswer extends Omit<CompiledOverlay, 'files'> {
  /** A path alone stands for a document as this build shipped it. */
  readonly files: readonly (SourceFile | string)[]
}
