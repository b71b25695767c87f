import type { Help } from '../../../src/format/help/Help.ts'
import type { SourceFile } from '../../../src/format/SourceFile.ts'
import type { Checked } from './Checker.ts'

/** To the worker; with a place it is help that is asked for. */
export interface CheckQuestion {
  readonly files: readonly SourceFile[]
  readonly place?: { readonly path: string; readonly offset: number }
}

export type CheckAnswer = { readonly checked: Checked } | { readonly help: Help }

/** Both ways; `id` says which question is answered. */
export type Numbered<T> = T & { readonly id: number }
