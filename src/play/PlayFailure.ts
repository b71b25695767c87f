import type { Read } from '../format/lookIntoRelease.ts'
import type { Manifest } from '../format/release.ts'

/** Screens to be played, by their ids, and the languages. */
export interface PlayRequest {
  readonly files: ReadonlyMap<string, string>
  readonly manifest: Manifest
  readonly screens: readonly string[]
  readonly locales: readonly string[]
  /** Left out by the gate, which refuses only what throws. */
  readonly judge?: PlayJudge
}

/** Judge of further failures. */
interface PlayJudge {
  /** Problems that parts report and bear, by their codes. */
  isProblem(code: string): boolean
  /** Faults on the page, each in a sentence; asked after every step. */
  look(page: HTMLElement): readonly string[]
}

/** Result of a request. */
export interface Played {
  readonly failures: readonly PlayFailure[]
  /** Reads of the release by each screen in each language: nothing else of it decided how the play ended. */
  readonly noted: readonly { readonly screen: string; readonly locale: string; readonly reads: readonly Read[] }[]
}

/** One screen that could not be played in one language. */
export interface PlayFailure {
  readonly screen: string
  readonly locale: string
  readonly message: string
}
