export interface FactValue {
  readonly fact: string
  readonly value: unknown
}

/** A request to a stand over its channel. */
export type StandRequest =
  /** Drafts the edits and publishes them through every gate. */
  | {
      readonly id: number
      readonly kind: 'publish'
      readonly edits: readonly FactValue[]
    }
  /** Drafts the edits. */
  | { readonly id: number; readonly kind: 'draft'; readonly edits: readonly FactValue[] }
  /** Answers how many milliseconds the review of the draft takes. */
  | { readonly id: number; readonly kind: 'review' }
  /** Stops deposits, or lifts the stop. */
  | { readonly id: number; readonly kind: 'deposits'; readonly isStopped: boolean }
  /** Lifts the stop of deposits, and has an alert stop them. */
  | { readonly id: number; readonly kind: 'alert' }
  | { readonly id: number; readonly kind: 'memory' }
  /** The process's processor time, in microseconds. */
  | { readonly id: number; readonly kind: 'cpu' }
  | { readonly id: number; readonly kind: 'stop' }

/** When a publish began, was committed and was acknowledged: moments as of `Date.now()`, with fractions. */
export interface PublishTimes {
  readonly seq: number
  /** The date of its head. */
  readonly at: string
  readonly startedAt: number
  readonly committedAt: number
  /** How long the database was written to. */
  readonly transactionMs: number
  readonly acknowledgedAt: number
}

/** When an operator stopped or lifted, or an alert was sent, as a moment of `Date.now()`, and the date of the head that says so. */
export interface StopTimes {
  readonly startedAt: number
  readonly at: string
}

export interface MemoryUse {
  readonly rss: number
  readonly heapUsed: number
}

/** What the stand answers, by the kind of the request. */
export interface StandAnswers {
  readonly publish: PublishTimes
  readonly draft: unknown
  readonly review: number
  readonly deposits: StopTimes
  readonly alert: StopTimes
  readonly memory: MemoryUse
  readonly cpu: number
  readonly stop: unknown
}
