/** A request to a stand over its channel. */
export type StandRequest =
  /** Drafts the edits and publishes them through every gate. */
  | {
      readonly id: number
      readonly kind: 'publish'
      readonly edits: readonly { readonly fact: string; readonly value: unknown }[]
    }
  | { readonly id: number; readonly kind: 'memory' }
  /** The process's processor time, in microseconds. */
  | { readonly id: number; readonly kind: 'cpu' }
  | { readonly id: number; readonly kind: 'stop' }

/** When a publish began, was committed and was acknowledged: moments as of `Date.now()`, with fractions. */
export interface PublishTimes {
  readonly seq: number
  readonly startedAt: number
  readonly committedAt: number
  /** How long the database was written to. */
  readonly transactionMs: number
  readonly acknowledgedAt: number
}

export interface MemoryUse {
  readonly rss: number
  readonly heapUsed: number
}
