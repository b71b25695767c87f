/** What the service asks the worker to play. */
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

/** What the built bundle exports. */
export interface PlayBundle {
  readonly playScreens: (
    request: Pick<PlayRequest, 'files' | 'manifest' | 'screens' | 'locales'>,
  ) => Promise<readonly PlayFailure[]>
}

/** What the worker can be asked. */
export interface PlayWorks {
  play(request: PlayRequest): Promise<readonly PlayFailure[]>
}
