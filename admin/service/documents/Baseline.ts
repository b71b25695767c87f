import type { SourceFile } from '../base/Format.ts'

/** The documents this build shipped with. */
export interface Baseline {
  /** Their content address: builds with the same documents have the same baseline. */
  readonly id: string
  readonly files: readonly SourceFile[]
}
