import type { Help } from '../../../../src/format/help/Help.ts'
import type { Issue } from '../../../../src/format/Issue.ts'
import type { SourceFile } from '../../../../src/format/SourceFile.ts'
import type { PlayableRelease } from '../documents/PlayableRelease.ts'

/** Result of the check of a set of documents. */
export interface Checked {
  readonly issues: readonly Issue[]
  /** Missing when an issue is an error. */
  readonly release?: PlayableRelease
}

/** The check and the compiler of the documents, in the browser: the same ones that the service uses at a publish. */
export interface Checker {
  check(files: readonly SourceFile[]): Promise<Checked>
  /** Suggestions at a place of one of the documents, which need not be sound. */
  help(files: readonly SourceFile[], path: string, offset: number): Promise<Help>
}
