import type { Read } from '../format/lookIntoRelease.ts'
import type { Manifest } from '../format/release.ts'

/** What is to be played: screens of a release, by their ids, in languages. */
export interface PlayRequest {
  readonly files: ReadonlyMap<string, string>
  readonly manifest: Manifest
  readonly screens: readonly string[]
  readonly locales: readonly string[]
  /** Left out by the gate, which refuses only what throws. */
  readonly judge?: PlayJudge
}

/** What else counts as a failure. */
interface PlayJudge {
  /** Problems that parts report and bear, by their codes. */
  isProblem(code: string): boolean
  /** What looks wrong on the page, each thing in a sentence; asked after every step. */
  look(page: HTMLElement): readonly string[]
}

/** What came of a request. */
export interface Played {
  readonly failures: readonly PlayFailure[]
  /** What each screen in each language read of the release: nothing else of it decided how the play ended. */
  readonly noted: readonly { readonly screen: string; readonly locale: string; readonly reads: readonly Read[] }[]
}

/** One screen that could not be played in one language. */
export interface PlayFailure {
  readonly screen: string
  readonly locale: string
  readonly message: string
}
