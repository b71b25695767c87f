import type { Why } from '../asking/requests.ts'

/** State of a source at a moment: never an answer to another question than the one it asks. */
export interface SourceState {
  /**
   * `ready` also holds for a default, for what was kept on the device, and for a source that is not to be read now.
   * `failed` lasts until there is an answer, also while it is asked for again.
   */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Current question: the call with its params, for this member, in this language; null while that is unknown. */
  readonly question: string | null
  /** The question that the data answers; none where they are a document's default or absent. */
  readonly answerOf: string | undefined
  /** As the platform sent it, coerced; for a source with paging the rows of all pages read so far. */
  readonly data: unknown
  readonly rows: readonly unknown[]
  /** The source's `when` does not hold: it has no data and waits for nothing. */
  readonly off: boolean
  readonly refreshing: boolean
  /** The last failure, also when there still is data to show. */
  readonly error: unknown
  /** Sources that the question is made of and that could not be read. */
  readonly failed: readonly string[]
  /** Server time of the last answer. */
  readonly answeredAt: number | undefined
  readonly paging: PagingState | undefined
}

export interface PagingState {
  readonly hasMore: boolean
  /** The last pages were empty: only the member asks for more. */
  readonly isPaused: boolean
  readonly loadingMore: boolean
  readonly moreFailed: boolean
  /** Error of loading the next page. */
  readonly moreError: unknown
  /** Pixels before the end at which the next page is wanted. */
  readonly offset: number
  /** The copy key of the text after the last page. */
  readonly finished: string
}

export const loadingSource: SourceState = {
  status: 'loading',
  question: null,
  answerOf: undefined,
  data: undefined,
  rows: [],
  off: false,
  refreshing: true,
  error: undefined,
  failed: [],
  answeredAt: undefined,
  paging: undefined,
}

/** Actions on a source that is being read. */
export interface SourceHandle {
  /** Asks now. Ends with what went wrong, with nothing when it was answered; never rejects. */
  refresh(why: Why): Promise<unknown>
  loadMore(): Promise<void>
  /** Asks again and again, `every` in milliseconds; the result stops it. */
  poll(every: number): () => void
}
