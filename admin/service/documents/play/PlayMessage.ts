import type { Read } from '../../../../src/format/lookIntoRelease.ts'

/** Request of the service to the worker: the screens to play. */
export interface PlayRequest {
  readonly bundle: string
  readonly files: ReadonlyMap<string, string>
  readonly manifest: unknown
  readonly screens: readonly string[]
  readonly locales: readonly string[]
}

/** One screen that could not be played in one language. */
export interface PlayFailure {
  readonly screen: string
  readonly locale: string
  readonly message: string
}

export interface Played {
  readonly failures: readonly PlayFailure[]
  /** Reads of the release by each screen in each language, beside its own plan. */
  readonly noted: readonly { readonly screen: string; readonly locale: string; readonly reads: readonly Read[] }[]
}

/** Exports of the built bundle. */
export interface PlayBundle {
  readonly playScreens: (request: Pick<PlayRequest, 'files' | 'manifest' | 'screens' | 'locales'>) => Promise<Played>
}

/** Questions for the worker. */
export interface PlayWorks {
  /** Loads a bundle, so that one which cannot be loaded is told from a screen that fails. */
  load(bundle: string): Promise<void>
  play(request: PlayRequest): Promise<Played>
}
