import type { Help } from '../../../../src/format/help/Help.ts'
import type { SourceFile } from '../../../../src/format/SourceFile.ts'
import type { Checked } from './Checker.ts'

/** To the worker; with a place it asks for help there. */
export interface CheckQuestion {
  readonly files: readonly SourceFile[]
  readonly place?: { readonly path: string; readonly offset: number }
}

export type CheckAnswer = { readonly checked: Checked } | { readonly help: Help }

/** In both directions; `id` matches the answer to its question. */
export type Numbered<T> = T & { readonly id: number }
