import type { Manifest } from '../../format/release.ts'

/** What is to be played: screens of a release, by their ids, in languages. */
export interface PlayRequest {
  readonly files: ReadonlyMap<string, string>
  readonly manifest: Manifest
  readonly screens: readonly string[]
  readonly locales: readonly string[]
}

/** One screen that could not be played in one language. */
export interface PlayFailure {
  readonly screen: string
  readonly locale: string
  readonly message: string
}
