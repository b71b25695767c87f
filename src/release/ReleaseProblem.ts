export type ReleaseProblemCode =
  /** The service did not answer, or not in time. */
  | 'unreachable'
  /** The service answered that it has no such file. */
  | 'missing'
  /** `head.json` is not a head. */
  | 'bad-head'
  | 'bad-manifest'
  /** The manifest is for another version of compiled plans. */
  | 'wrong-plan'
  | 'too-large'
  /** The bytes are not what their address says: altered, cut short or mixed up on the way. */
  | 'wrong-hash'
  | 'not-json'
  /** The device would not keep or give back the last good release. */
  | 'storage'
  /** Anything else, which is a mistake in the client. */
  | 'failed'

/** Problem while getting a release; it holds no values and may be reported. */
export interface ReleaseProblem {
  readonly code: ReleaseProblemCode
  /** The address of the file, when one is to blame. */
  readonly file?: string
}

/** Thrown inside the release client; `createReleases` turns it into a report. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
  readonly problem: ReleaseProblem

  constructor(code: ReleaseProblemCode, file?: string, cause?: unknown) {
    super(code, { cause })
    this.problem = { code, ...(file !== undefined && { file }) }
  }
}

/** Undefined for what is a mistake in the client. */
export const codeOf = (error: unknown): ReleaseProblemCode | undefined =>
  error instanceof ReleaseError ? error.problem.code : undefined
