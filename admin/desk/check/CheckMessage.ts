import type { SourceFile } from '../../../src/format/SourceFile.ts'
import type { Checked } from './Checker.ts'

/** To the worker and back; `id` says which question is answered. */
export interface CheckQuestion {
  readonly id: number
  readonly files: readonly SourceFile[]
}

export interface CheckAnswer extends Checked {
  readonly id: number
}
