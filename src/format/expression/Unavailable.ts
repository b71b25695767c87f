/** Thrown by a name whose value has not come, or will not: it says so instead of being absent. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly why: 'pending' | 'failed'
  /** The source that failed. */
  readonly source: string | undefined

  constructor(why: 'pending' | 'failed', source?: string) {
    super(why)
    this.why = why
    this.source = source
  }
}
